import { formatDice } from './format.ts';
import {
  DICE_LIMITS,
  DICE_SELECTIONS,
  type DiceExpression,
  type DiceGroup,
  type DiceOperator,
  type DiceSelection,
  type DiceSelectionMode,
  SELECTION_LETTERS,
} from './notation.ts';
import { type DiceRange, groupRange, negatedRange, operationRange, throwsPerDie } from './range.ts';
import { accepted, type DiceError, type DiceErrorCode, type DiceResult, refused } from './refusal.ts';

/** Spaces, tabs, line ends, and the unbreakable and thin spaces of French and Finnish typography. */
const SPACES = new Set(' \t\r\n\u00a0\u2007\u2009\u202f');
const DIGITS = new Set('0123456789');
const DIE_LETTERS = new Set('dDnN');
const PLUS = new Set('+');
/** Hyphen, minus sign, and the dash that word processors make of a hyphen. */
const MINUS = new Set('-\u2212\u2013');
const TIMES = new Set('*xX\u00d7\u00b7');

/** Where the reader stands, what it has counted, and the first refusal. */
interface Reader {
  readonly text: string;
  at: number;
  depth: number;
  dice: number;
  faces: number;
  error: DiceError | undefined;
}

interface Parsed {
  readonly expression: DiceExpression;
  readonly range: DiceRange;
}

/**
 * Reads dice notation in the habits of all three languages, upper or lower case: `2d6+3`, `d20`, `d%`,
 * `1n6−1`, `4d6kh3`, `2d20kl1`, `4d6dl1`, `d6!`, `2×(1d6+1)`. A selection without a number means 1.
 * One pass without backtracking; every limit of `DICE_LIMITS` is checked before anything is built.
 * Errors: all codes but DICE_TOO_MUCH_WORK, with the place of the offending number, sign or character.
 */
export function parseDice(text: string): DiceResult<DiceExpression> {
  if (text.length > DICE_LIMITS.characters) return refused('DICE_TOO_LONG', DICE_LIMITS.characters);
  const reader: Reader = { text, at: 0, depth: 0, dice: 0, faces: 0, error: undefined };
  if (nextCharacter(reader) === '') return refused('DICE_EMPTY', 0);
  const parsed = parseSum(reader);
  if (parsed === undefined || nextCharacter(reader) !== '') {
    return { ok: false, error: reader.error ?? errorHere(reader) };
  }
  // What is accepted can be stored in canonical form and read again.
  if (formatDice(parsed.expression, 'd').length > DICE_LIMITS.characters) {
    return refused('DICE_TOO_LONG', text.length);
  }
  return accepted(parsed.expression);
}

function fail(reader: Reader, code: DiceErrorCode, at: number): undefined {
  reader.error ??= { code, at };
  return undefined;
}

function failHere(reader: Reader): undefined {
  reader.error ??= errorHere(reader);
  return undefined;
}

function errorHere({ text, at }: Reader): DiceError {
  return { code: at < text.length ? 'DICE_UNEXPECTED' : 'DICE_UNFINISHED', at };
}

/** Skips white space; the character that follows, or '' at the end. */
function nextCharacter(reader: Reader): string {
  while (SPACES.has(reader.text.charAt(reader.at))) reader.at += 1;
  return reader.text.charAt(reader.at);
}

function parseSum(reader: Reader): Parsed | undefined {
  return parseChain(reader, parseProduct, (sign) => {
    if (PLUS.has(sign)) return 'add';
    return MINUS.has(sign) ? 'subtract' : undefined;
  });
}

function parseProduct(reader: Reader): Parsed | undefined {
  return parseChain(reader, parseFactor, (sign) => (TIMES.has(sign) ? 'multiply' : undefined));
}

/** Operands of one precedence, joined from left to right. */
function parseChain(
  reader: Reader,
  parseOperand: (reader: Reader) => Parsed | undefined,
  operatorOf: (sign: string) => DiceOperator | undefined,
): Parsed | undefined {
  let left = parseOperand(reader);
  while (left !== undefined) {
    const operator = operatorOf(nextCharacter(reader));
    if (operator === undefined) return left;
    const at = reader.at;
    reader.at += 1;
    const right = parseOperand(reader);
    if (right === undefined) return undefined;
    const range = operationRange(operator, left.range, right.range);
    if (Math.max(range.max, -range.min) > DICE_LIMITS.total) return fail(reader, 'DICE_NUMBER_TOO_LARGE', at);
    left = { expression: { kind: operator, left: left.expression, right: right.expression }, range };
  }
  return undefined;
}

function parseFactor(reader: Reader): Parsed | undefined {
  const character = nextCharacter(reader);
  if (DIE_LETTERS.has(character)) return parseDiceGroup(reader, 1, reader.at);
  if (DIGITS.has(character)) return parseNumberOrDice(reader);
  const opens = character === '(';
  if (!opens && !PLUS.has(character) && !MINUS.has(character)) return failHere(reader);

  if (reader.depth >= DICE_LIMITS.depth) return fail(reader, 'DICE_TOO_DEEP', reader.at);
  reader.depth += 1;
  reader.at += 1;
  const inner = opens ? parseSum(reader) : parseFactor(reader);
  reader.depth -= 1;
  if (inner === undefined) return undefined;
  if (opens) {
    if (nextCharacter(reader) !== ')') return failHere(reader);
    reader.at += 1;
  }
  if (!MINUS.has(character)) return inner;
  return {
    expression: { kind: 'negate', operand: inner.expression },
    range: negatedRange(inner.range),
  };
}

function parseNumberOrDice(reader: Reader): Parsed | undefined {
  const start = reader.at;
  const value = readNumber(reader);
  if (DIE_LETTERS.has(nextCharacter(reader))) return parseDiceGroup(reader, value, start);
  if (value > DICE_LIMITS.number) return fail(reader, 'DICE_NUMBER_TOO_LARGE', start);
  return { expression: { kind: 'constant', value }, range: { min: value, max: value } };
}

/** Reads digits; anything too large for every limit comes out as one more than the largest number. */
function readNumber(reader: Reader): number {
  let value = 0;
  while (DIGITS.has(reader.text.charAt(reader.at))) {
    value = Math.min(value * 10 + Number(reader.text.charAt(reader.at)), DICE_LIMITS.number + 1);
    reader.at += 1;
  }
  return value;
}

/** Reads from the die letter on; `start` is where the group begins. */
function parseDiceGroup(reader: Reader, count: number, start: number): Parsed | undefined {
  if (count === 0) return fail(reader, 'DICE_ZERO_DICE', start);
  reader.dice += count;
  if (reader.dice > DICE_LIMITS.dice) return fail(reader, 'DICE_TOO_MANY', start);
  reader.at += 1;
  const sides = parseSides(reader);
  if (sides === undefined) return undefined;
  const group = parseModifiers(reader, { kind: 'dice', count, sides, exploding: false, selection: null });
  if (group === undefined) return undefined;
  reader.faces += count * throwsPerDie(group);
  if (reader.faces > DICE_LIMITS.faces) return fail(reader, 'DICE_TOO_MANY', start);
  return { expression: group, range: groupRange(group) };
}

function parseSides(reader: Reader): number | undefined {
  const character = nextCharacter(reader);
  if (character === '%') {
    reader.at += 1;
    return 100;
  }
  if (!DIGITS.has(character)) return failHere(reader);
  const start = reader.at;
  const sides = readNumber(reader);
  if (sides === 0) return fail(reader, 'DICE_ZERO_SIDES', start);
  if (sides > DICE_LIMITS.sides) return fail(reader, 'DICE_TOO_MANY_SIDES', start);
  return sides;
}

/** `!` and one selection, in either order. */
function parseModifiers(reader: Reader, plain: DiceGroup): DiceGroup | undefined {
  let group = plain;
  for (;;) {
    const character = nextCharacter(reader);
    if (character === '!' && !group.exploding) {
      reader.at += 1;
      group = { ...group, exploding: true };
    } else if ('kKdD'.includes(character) && character !== '' && group.selection === null) {
      const selection = parseSelection(reader, group.count);
      if (selection === undefined) return undefined;
      group = { ...group, selection };
    } else {
      return group;
    }
  }
}

function parseSelection(reader: Reader, count: number): DiceSelection | undefined {
  const start = reader.at;
  const mode = readSelectionMode(reader);
  if (mode === undefined) return undefined;
  const hasAmount = DIGITS.has(nextCharacter(reader));
  const at = hasAmount ? reader.at : start;
  const amount = hasAmount ? readNumber(reader) : 1;
  const keeps = mode === 'keepHighest' || mode === 'keepLowest';
  if (amount < 1 || amount > (keeps ? count : count - 1)) return fail(reader, 'DICE_KEEP_RANGE', at);
  return { mode, amount };
}

function readSelectionMode(reader: Reader): DiceSelectionMode | undefined {
  const letters = reader.text.slice(reader.at, reader.at + 2).toLowerCase();
  const mode = DICE_SELECTIONS.find((candidate) => SELECTION_LETTERS[candidate] === letters);
  reader.at += mode === undefined ? 1 : 2;
  return mode ?? failHere(reader);
}
