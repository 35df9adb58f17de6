import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerLine } from './answer-line.ts';

type Fields = Readonly<Record<string, unknown>>;

function asked(request: Fields | string): Fields {
  return JSON.parse(answerLine(typeof request === 'string' ? request : JSON.stringify(request)));
}

/** The code of a refusal, `ok` for an answer. */
function codeOf(request: Fields | string): unknown {
  const answer = asked(request);
  return answer.ok === true ? 'ok' : (answer.error as Fields).code;
}

const vectors = readFileSync(resolve(import.meta.dirname, 'vectors/rules.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): { request: Fields; expect: Fields } => JSON.parse(line));

/** One request for each question of each system, which is answered. */
const answered = [
  ...new Map(
    vectors
      .filter(({ expect: expected }) => expected.ok === true)
      .map(({ request }): [string, Fields] => [`${request.system} ${request.ask}`, request]),
  ),
  ['srd35 stat-block', { system: 'srd35', ask: 'stat-block', text: 'Rat\nHit Dice: ½d8 (2 hp)' }] as const,
];

/** The switches and their values, as the table of the rules names them. */
const switches = {
  'strike-save': {
    attackProgression: ['table', 'formula'],
    attackCompare: ['gt', 'ge'],
    saveRounding: ['down', 'up'],
    characteristicsPerAttack: ['all', 'one'],
    saveStacking: ['sum', 'best'],
    beyondTable: ['reject', 'extrapolate'],
  },
  'success-levels': {
    naturalAuto: ['none', 'attacks', 'all'],
    damageGate: ['margin', 'total', 'none'],
    armorClassCounts: ['full', 'minus-10'],
    extendedKeepBest: [false, true],
    ultimateAction: [true, false],
    ultimateWinTooLow: ['loss', 'status-quo', 'continue'],
    ultimateCompare: ['level', 'margin'],
    criticalDamage: ['product', 'reroll'],
    assistanceStacking: ['sum', 'best'],
  },
  telnas: {
    actionBudget: ['one-full-or-two-halves', 'one-full-and-halves'],
    healBandsOn: ['total', 'die'],
    zoneCompare: ['ge', 'gt'],
    sizeBoundary: ['up', 'down'],
    monsterDeath: ['minus-10', 'zero', 'never'],
    levelToMonsterDamage: [true, false],
  },
  srd35: { criticalConfirmation: ['roll', 'none'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

type SystemName = keyof typeof switches;
const allSwitches = Object.entries(switches).flatMap(([system, of]) =>
  Object.entries(of).flatMap(([name, values]) => values.map((value: unknown) => ({ system, name, value }))),
);

/** Whether a question rolls dice. */
function rolls(request: Fields): boolean {
  return Array.isArray(request.dice) && request.dice.length > 0;
}

/** The places of all numbers in a request, dice aside. */
function numbersIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => path.length > 0 || !['dice', 'id', 'options'].includes(key))
    .flatMap(([key, item]) => numbersIn(item, [...path, key]));
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, at) => (`${at}` === key ? replaced(item, rest, by) : item));
  const fields = value as Fields;
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

function withField(request: Fields, path: readonly string[], by: unknown): Fields {
  return replaced(request, path, by) as Fields;
}

describe.each(answered)('%s', (_, request) => {
  test('is answered, with its id', () => {
    expect(asked({ ...request, id: ['any', { id: 1 }] })).toMatchObject({ id: ['any', { id: 1 }], ok: true });
  });
  test('null for a field is a bad request', () => {
    for (const field of Object.keys(request).filter((key) => key !== 'id')) {
      expect(codeOf({ ...request, [field]: null }), field).toBe('BAD_REQUEST');
    }
  });
  test('so is another type', () => {
    for (const field of Object.keys(request).filter((key) => key !== 'id')) {
      expect(codeOf({ ...request, [field]: { not: 'this' } }), field).toBe('BAD_REQUEST');
    }
  });
  test('so is a number beyond a million, without end, or in words', () => {
    for (const path of numbersIn(request)) {
      for (const number of [1_000_001, -1_000_001, 1e300, '1e999', '-1e999', 'NaN', '7']) {
        const line = JSON.stringify(withField(request, path, 'HERE'));
        const bare = line.replace('"HERE"', `${number}`);
        const quoted = line.replace('"HERE"', `"${number}"`);
        if (number !== '7') expect(codeOf(bare), bare).toBe('BAD_REQUEST');
        expect(codeOf(quoted), quoted).toBe('BAD_REQUEST');
      }
    }
  });
  test('so is an option that no system has, or another one, or a value that is none', () => {
    const own = Object.keys(switches[request.system as SystemName]);
    const others = allSwitches.filter(({ name }) => !own.includes(name));
    const wrong = [
      ...others.map(({ name, value }) => ({ [name]: value })),
      ...own.flatMap((name) => [{ [name]: 'perhaps' }, { [name]: null }, { [name]: 1 }, { [name]: 'true' }]),
      { luck: true },
      ['gt'],
      'gt',
      null,
    ];
    for (const options of wrong) {
      expect(codeOf({ ...request, options }), JSON.stringify(options)).toBe('BAD_REQUEST');
    }
    const line = JSON.stringify({ ...request, options: {} });
    expect(codeOf(line.replace('"options":{}', '"options":{"__proto__":true}'))).toBe('BAD_REQUEST');
  });
  test('every option of its system is accepted', () => {
    for (const { name, value } of allSwitches.filter(({ system }) => system === request.system)) {
      // This one asks for other fields, or for other dice.
      const asksElsewise = ['criticalDamage', 'criticalConfirmation', 'characteristicsPerAttack'].includes(
        name,
      );
      const code = codeOf({ ...request, options: { [name]: value } });
      if (asksElsewise) expect(['ok', 'BAD_REQUEST', 'DICE_LEFT_OVER', 'DECISION_NEEDED']).toContain(code);
      else expect(code, `${name}: ${value}`).toBe('ok');
    }
  });
  test('dice are whole, from 1 to 20, and none too few or too many', () => {
    for (const dice of [[0], [21], [-1], [2.5], ['5'], [null], [[5]], 5, '5', { 0: 5 }, true]) {
      expect(codeOf({ ...request, dice }), JSON.stringify(dice)).toBe('BAD_REQUEST');
    }
    const none = rolls(request) ? 'DICE_MISSING' : 'ok';
    expect(codeOf({ ...request, dice: [] })).toBe(none);
    expect(codeOf({ ...request, dice: undefined })).toBe(none);
    for (const many of [30, 2000]) {
      expect(codeOf({ ...request, dice: Array.from({ length: many }, () => 7) })).toBe('DICE_LEFT_OVER');
    }
  });
  test('modifiers are whole numbers in a list', () => {
    if (!rolls(request)) return;
    for (const modifiers of [[0.5], ['1'], [null], 1, null, { 0: 1 }, [1_000_001]]) {
      const code = codeOf({ ...request, modifiers });
      // Two rolls take none, and an opposed roll takes them by side.
      const taken = !['last-hope', 'first-aid', 'opposed'].includes(`${request.ask}`);
      expect(code, JSON.stringify(modifiers)).toBe(taken ? 'BAD_REQUEST' : 'ok');
    }
  });
  test('what is not in the contract is left alone', () => {
    expect(codeOf({ ...request, comment: { any: null }, Dice: 3 })).toBe('ok');
  });
});

describe('flags are true or false', () => {
  test.each<[string, string, readonly string[]]>([
    ['strike-save save', 'strike-save', ['monster']],
    ['telnas defense', 'telnas', ['stance']],
    ['telnas attack', 'telnas', ['charge', 'attackStance', 'zone']],
    ['telnas damage', 'telnas', ['critical']],
    ['srd35 damage-bonus', 'srd35', ['light']],
  ])('%s', (name, _, flags) => {
    const request = answered.find(([asks]) => asks === name)?.[1];
    for (const flag of flags) {
      for (const value of [0, 1, 'true', 'yes', null, []]) {
        expect(codeOf({ ...request, [flag]: value }), `${flag}: ${value}`).toBe('BAD_REQUEST');
      }
    }
  });
});

describe('which error, when several apply', () => {
  const attack = {
    system: 'strike-save',
    ask: 'attack',
    class: 'warrior',
    level: 3,
    attackType: 'ranged',
    strength: 1,
    dexterity: 1,
    armorClass: 12,
  };
  const blow = { system: 'telnas', ask: 'attack', mode: 'spell', ability: 1, targets: [{ defense: 9 }] };
  test.each<[string, string, Fields]>([
    [
      'an unknown system before everything',
      'UNKNOWN_SYSTEM',
      { system: 'gurps', ask: 7, dice: [99], options: 3 },
    ],
    ['a system that is a number', 'BAD_REQUEST', { system: 7, ask: 'attack' }],
    [
      'an unknown question before a bad option',
      'UNKNOWN_ASK',
      { ...attack, ask: 'parry', options: { luck: 1 } },
    ],
    ['a question that is missing', 'BAD_REQUEST', { ...attack, ask: undefined }],
    ['a bad die before a level that there is not', 'BAD_REQUEST', { ...attack, level: 21, dice: [21] }],
    ['a level before a decision', 'OUT_OF_RANGE', { ...attack, level: 21, dice: [4, 5] }],
    ['a level before missing dice', 'OUT_OF_RANGE', { ...attack, level: 1.5 }],
    ['a decision before missing dice', 'DECISION_NEEDED', attack],
    ['a decision before dice left over', 'DECISION_NEEDED', { ...attack, strengthTo: 'hit', dice: [4, 5] }],
    ['decided: missing dice', 'DICE_MISSING', { ...attack, strengthTo: 'hit', dexterityTo: 'hit' }],
    [
      'decided: dice left over',
      'DICE_LEFT_OVER',
      { ...attack, strengthTo: 'hit', dexterityTo: 'hit', dice: [4, 5] },
    ],
    ['a decision that is none', 'BAD_REQUEST', { ...attack, level: 21, strengthTo: 'both', dice: [4] }],
    ['a zero needs no decision', 'ok', { ...attack, strength: 0, dexterity: -2, dice: [4] }],
    ['a negative distance before an illegal move', 'BAD_REQUEST', { ...blow, distanceM: -31 }],
    ['an illegal move before missing dice', 'ILLEGAL_MOVE', { ...blow, distanceM: 31 }],
    ['an illegal move before dice left over', 'ILLEGAL_MOVE', { ...blow, distanceM: 31, dice: [4, 5] }],
    ['no targets', 'BAD_REQUEST', { ...blow, targets: [], distanceM: 31, dice: [4] }],
    [
      'a level before the dead',
      'OUT_OF_RANGE',
      { system: 'telnas', ask: 'rest', level: 0, hours: 1, hp: -10, maxHp: 9, mana: 0, maxMana: 0 },
    ],
    [
      'a class named twice before its level',
      'BAD_REQUEST',
      {
        system: 'srd35',
        ask: 'base-save',
        classes: [
          { class: 'bard', level: 0 },
          { class: 'bard', level: 0 },
        ],
      },
    ],
  ])('%s', (_, code, request) => {
    expect(codeOf(request)).toBe(code);
  });
});

test.each<[string, string]>([
  ['a blank line', ''],
  ['spaces', '   '],
  ['a carriage return', '\r'],
  ['a byte order mark', '\uFEFF'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a word', '"attack"'],
  ['half an object', '{"system":"telnas"'],
  ['two objects', '{} {}'],
  ['a comment', '{} // so'],
  ['a system in the prototype', '{"__proto__":{"system":"telnas","ask":"condition","hp":1}}'],
])('no request: %s', (_, line) => {
  expect(codeOf(line)).toBe('BAD_REQUEST');
});
