import { unableToReact } from '../../core/conditions.ts';
import { figure } from '../../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { adjustedDefense, type SituationWords, situationParts } from '../../core/situation-parts.ts';
import { adjusted, isIn } from '../../core/standing.ts';
import type { ActionOutcome, Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { dyingRoll } from '../hit-points.ts';
import { switchesOf } from '../options.ts';
import { savingThrow } from '../save.ts';
import { type ArmorClassKind, furtherAttacks, type Save, saves } from '../vocabulary.ts';
import { weaponAttack } from '../weapon-attack.ts';
import { word } from '../words.ts';
import { damaged } from './damaged.ts';
import { stable } from './dying.ts';
import { armorClassOf, attackWith, damageWith, movementOf, saveOf, sequenceWith } from './figures.ts';
import { type Carried, type Srd35Sheet, sheetOf } from './read.ts';

const words: SituationWords = {
  modifier: word('part.modifier'),
  gameMaster: word('source.gameMaster'),
  condition: word('source.condition'),
};

/** An attack as it is found on the sheet: `place` counts from 0, the first attack of a turn. */
interface Found extends Carried {
  readonly place: number;
}

function find({ weapons }: Srd35Sheet, action: string): Found | undefined {
  const [kind, index = '', further] = action.split('.');
  const at = kind === 'weapon' && /^\d+$/.test(index) ? Number(index) : -1;
  const weapon = weapons[at];
  if (weapon === undefined) return undefined;
  if (further === undefined) return { weapon, at, place: 0 };
  const places: readonly string[] = furtherAttacks;
  const found = places.indexOf(further);
  return found < 0 ? undefined : { weapon, at, place: found + 1 };
}

/** What of an armour class counts against an attack: less where it only has to touch, or where nobody reacts (R28, R34). */
function kindAgainst(touches: boolean, isUnaware: boolean): ArmorClassKind {
  if (touches) return isUnaware ? 'touchFlatFooted' : 'touch';
  return isUnaware ? 'flatFooted' : 'total';
}

function* strike(
  actor: Srd35Sheet,
  { place, ...carried }: Found,
  target: Srd35Sheet,
  situation: ActionSituation,
): Rule<ActionOutcome> {
  const { weapon } = carried;
  const own = sequenceWith(actor, carried)[place] ?? attackWith(actor, carried, []);
  const bonus = figure([...own.parts, ...situationParts(situation, 'attack', words)]);
  const damage = damageWith(actor, carried);
  const harder = adjusted(situation.stands?.actor, 'damage', words.condition);
  const attack = {
    bonus,
    threatFrom: weapon.threatFrom,
    damage: { ...damage, bonus: figure([...damage.bonus.parts, ...harder]) },
    multiplier: weapon.multiplier,
  };
  const standing = situation.stands?.targets[0];
  const against = kindAgainst(weapon.touch ?? false, isIn(standing, unableToReact));
  const armorClass = yield* adjustedDefense(
    armorClassOf(target)[against],
    standing,
    'armorClass',
    words,
    (total) => ({ verdict: word('verdict.armorClass'), why: word('why.armorClass', { total }) }),
    against === 'total',
  );
  const struck = yield* weaponAttack(attack, armorClass, switchesOf(situation.options));
  const { name } = weapon;
  if (struck.damage === null) return { summary: word('outcome.miss', { weapon: name }), effects: [] };
  const params = { weapon: name, damage: struck.damage.total };
  return {
    summary: word(struck.critical ? 'outcome.critical' : 'outcome.hit', params),
    effects: [{ effect: 'damage', target: 0, amount: struck.damage }],
  };
}

function* save(actor: Srd35Sheet, against: Save, situation: ActionSituation): Rule<ActionOutcome> {
  const added = situationParts(situation, against, words);
  const bonus = figure([...saveOf(actor, against).parts, ...added]);
  const { success } = yield* savingThrow(bonus, situation.inputs?.difficulty ?? 15);
  const params = { save: word(`save.${against}`) };
  return {
    summary: word(success ? 'outcome.saved' : 'outcome.notSaved', params),
    effects: [],
    saves: [success],
  };
}

function* holdOn({ stands }: ActionSituation): Rule<ActionOutcome> {
  const before = stands?.actor.hitPoints ?? -1;
  const result = yield* dyingRoll(before);
  if (result.stable) {
    const condition = { condition: stable, name: word('condition.stable'), adjustments: [] };
    return {
      summary: word('outcome.stable'),
      effects: [{ effect: 'condition', target: 'actor', condition, lasts: null }],
    };
  }
  const lost = {
    label: word('outcome.bleeds'),
    value: result.hitPoints - before,
    source: word('action.dying'),
  };
  return {
    summary: word('outcome.bleeds'),
    effects: [{ effect: 'pool', target: 'actor', pool: 'hitPoints', change: figure([lost]) }],
  };
}

// biome-ignore lint/correctness/useYield: a rule that asks nothing.
function* go(actor: Srd35Sheet, action: 'move' | 'run'): Rule<ActionOutcome> {
  const paces = movementOf(actor);
  if (paces === undefined)
    return { summary: word(action === 'move' ? 'outcome.movesFreely' : 'outcome.runsFreely'), effects: [] };
  const feet = (action === 'move' ? paces.speed : paces.run).total;
  return { summary: word(action === 'move' ? 'outcome.moves' : 'outcome.runs', { feet }), effects: [] };
}

/**
 * The rule of an action that `actions` offers, against as much of the target's armour class as counts. Refused:
 * `BAD_REQUEST` (an action or a target that is not there).
 */
export function resolve(situation: ActionSituation): Result<Rule<ActionOutcome>, RuleRefusal> {
  const { action, stands } = situation;
  const actor = damaged(sheetOf(situation.actor), stands?.actor);
  const against = saves.find((id) => action === `save.${id}`);
  if (against !== undefined) return granted(save(actor, against, situation));
  if (action === 'move' || action === 'run') return granted(go(actor, action));
  if (action === 'dying') return granted(holdOn(situation));
  const found = find(actor, action);
  const [target, ...others] = situation.targets;
  if (found === undefined) return refused('BAD_REQUEST', 'action');
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  return granted(strike(actor, found, damaged(sheetOf(target), stands?.targets[0]), situation));
}
