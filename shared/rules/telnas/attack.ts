import { settled } from '../core/by-hand.ts';
import { type Figure, figure, type Part } from '../core/figure.ts';
import type { KeyLabel, Label } from '../core/label.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import type { Switches } from './options.ts';
import { type Bonuses, characteristicParts, withDie } from './rolled.ts';
import { attackCharacteristic, chargePenalty, defenseAgainst, spellReach, stanceBonus } from './tables.ts';
import type { AttackMode, DefenseKind } from './vocabulary.ts';
import { word } from './words.ts';

/** An attacker as the attack rules see one. */
export interface Attacker {
  readonly mode: AttackMode;
  readonly bonuses: Bonuses;
  /** Whether the attack stance waits for this roll; the roll uses it up. */
  readonly attackStance: boolean;
  readonly charge: boolean;
  /** Added to the die; each with its own part. */
  readonly modifiers: readonly Part[];
  /** What counts in place of the characteristic, where the sheet says so. */
  readonly byHand?: number | undefined;
}

/** An attack as it is tried. `defense` is the target's physical or magical one, as the mode asks. */
export interface Attempt {
  readonly attacker: Attacker;
  readonly targets: readonly { readonly defense: number; readonly name?: Label | undefined }[];
  /** Whether one roll is compared with everyone in an area. */
  readonly zone: boolean;
  /** To the target, in metres, where it matters and is known. */
  readonly distanceM?: number | undefined;
}

/** What is added to the die of a roll to hit. */
export function attackFigure(attacker: Attacker): Figure {
  const { mode, bonuses, attackStance, charge, modifiers, byHand } = attacker;
  const source = word(`source.attack.${mode}`);
  const own = figure(characteristicParts(bonuses, attackCharacteristic[mode], source));
  const stance = {
    label: word('part.stance.attack-stance'),
    value: stanceBonus,
    source: word('source.stances'),
  };
  const charging = { label: word('part.charge'), value: chargePenalty, source: word('source.charge') };
  return figure([
    ...settled(own, byHand).parts,
    ...(attackStance ? [stance] : []),
    ...(charge ? [charging] : []),
    ...modifiers,
  ]);
}

/** What an attack roll came to; `results` stand in the order of the targets. */
export interface AttackResult {
  readonly natural: number;
  readonly rolled: Figure;
  readonly critical: boolean;
  readonly fumble: boolean;
  /** What the whole effect is multiplied by. */
  readonly multiplier: 1 | 2;
  readonly results: readonly { readonly hit: boolean }[];
}

interface Comparison {
  readonly hit: boolean;
  readonly why: KeyLabel;
}

function compare(total: number, defense: number, kind: DefenseKind, mustBeat: boolean): Comparison {
  const params = { total, defense };
  if (mustBeat && total === defense) return { hit: false, why: word(`why.onlyEquals.${kind}`, params) };
  if (total < defense) return { hit: false, why: word(`why.below.${kind}`, params) };
  return { hit: true, why: word(mustBeat ? `why.beats.${kind}` : `why.reaches.${kind}`, params) };
}

function* toHit({ attacker, targets, zone }: Attempt, switches: Switches): Rule<AttackResult> {
  const added = attackFigure(attacker);
  const kind = defenseAgainst[attacker.mode];
  const mustBeat = zone && switches.zoneCompare === 'gt';
  const natural = yield* d20(word('question.attackRoll'), (die) => {
    if (die === 20 || die === 1) return die === 20 ? 'critical' : 'fumble';
    const hits = targets.map(({ defense }) => compare(die + added.total, defense, kind, mustBeat).hit);
    return hits.join();
  });
  const rolled = withDie(natural, added.parts);
  const critical = natural === 20;
  const fumble = natural === 1;
  const multiplier = critical ? 2 : 1;
  if (critical || fumble) {
    yield* tell({
      verdict: word(critical ? 'verdict.criticalHit' : 'verdict.criticalFailure'),
      why: word(critical ? 'why.natural20' : 'why.natural1'),
      tone: critical ? 'good' : 'bad',
      figure: rolled,
    });
    return { natural, rolled, critical, fumble, multiplier, results: targets.map(() => ({ hit: critical })) };
  }
  const results: { hit: boolean }[] = [];
  for (const [at, { defense, name = at + 1 }] of targets.entries()) {
    const { hit, why } = compare(rolled.total, defense, kind, mustBeat);
    const verdict = zone
      ? word(hit ? 'verdict.targetHit' : 'verdict.targetMiss', { target: name })
      : word(hit ? 'verdict.hit' : 'verdict.miss');
    yield* tell({ verdict, why, tone: hit ? 'good' : 'bad', figure: rolled });
    results.push({ hit });
  }
  return { natural, rolled, critical, fumble, multiplier, results };
}

/**
 * The roll to hit: one d20, however many targets an area holds. 20 on the die hits everyone and doubles the
 * effect, 1 fails with consequences that the game master names.
 * Refused: `ILLEGAL_MOVE` (a spell beyond its reach, several targets without an area).
 */
export function attack(attempt: Attempt, switches: Switches): Result<Rule<AttackResult>, RuleRefusal> {
  const { attacker, targets, zone, distanceM = 0 } = attempt;
  if (attacker.mode === 'spell' && distanceM > spellReach) return refused('ILLEGAL_MOVE', 'distanceM');
  if (targets.length > 1 && !zone) return refused('ILLEGAL_MOVE', 'targets');
  return granted(toHit(attempt, switches));
}
