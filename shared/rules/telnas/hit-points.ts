import { type Figure, figure, type Part } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import type { Switches } from './options.ts';
import { current, refilled } from './pool.ts';
import { awakeFrom, deadFrom } from './tables.ts';
import type { CreatureKind, Remedy, VitalState } from './vocabulary.ts';
import { word } from './words.ts';

/** A creature as the rules of wounds see it. */
export interface Creature {
  readonly kind: CreatureKind;
  readonly hp: number;
}

/** A creature that can be healed. */
export interface Patient extends Creature {
  readonly maxHp: number;
}

/** Hit points after something happened to them, and the state that they mean. */
export interface Wounds {
  readonly hp: Figure;
  readonly state: VitalState;
}

/** The hit points at which a creature is dead; null when they never kill it. */
export function deathOf(kind: CreatureKind, switches: Switches): number | null {
  if (kind === 'character') return deadFrom;
  switch (switches.monsterDeath) {
    case 'minus-10':
      return deadFrom;
    case 'zero':
      return 0;
    case 'never':
      return null;
  }
}

/** The state that hit points mean. */
export function vitalState({ kind, hp }: Creature, switches: Switches): VitalState {
  if (hp >= awakeFrom) return 'conscious';
  const death = deathOf(kind, switches);
  return death !== null && hp <= death ? 'dead' : 'unconscious';
}

function woundsOf(parts: readonly Part[], kind: CreatureKind, switches: Switches): Wounds {
  const hp = figure(parts);
  return { hp, state: vitalState({ kind, hp: hp.total }, switches) };
}

/** Takes damage. */
export function takeDamage(creature: Creature, damage: number, switches: Switches): Wounds {
  const lost = { label: word('part.damage'), value: 0 - damage, source: word('source.hitPoints') };
  return woundsOf([current('hitPoints', creature.hp), lost], creature.kind, switches);
}

/** Loses 1 hit point per round while unconscious, up to death; the conscious and the dead lose none. */
export function bleed(creature: Creature, rounds: number, switches: Switches): Wounds {
  const before = current('hitPoints', creature.hp);
  const bleeds = rounds > 0 && vitalState(creature, switches) === 'unconscious';
  if (!bleeds) return woundsOf([before], creature.kind, switches);
  const death = deathOf(creature.kind, switches);
  const lost = death === null ? rounds : Math.min(rounds, creature.hp - death);
  const source = word('source.bleeding');
  const parts = [before, { label: word('part.bleeding'), value: -lost, source }];
  if (lost === rounds) return woundsOf(parts, creature.kind, switches);
  const spared = { label: word('part.beyondDeath'), value: lost - rounds, source };
  return woundsOf([...parts, { ...spared, leftOut: word('leftOut.dead') }], creature.kind, switches);
}

/**
 * Gets hit points back, up to the maximum. Refused with `ILLEGAL_MOVE` for the dead, whom only a resurrection
 * brings back: to as many hit points as it grants.
 */
export function regain(
  patient: Patient,
  remedy: Remedy,
  amount: number,
  switches: Switches,
): Result<Wounds, RuleRefusal> {
  const dead = vitalState(patient, switches) === 'dead';
  if (dead !== (remedy === 'resurrection')) return refused('ILLEGAL_MOVE', 'hp');
  const gain = {
    label: word(`part.remedy.${remedy}`),
    value: dead ? amount - patient.hp : amount,
    source: word('source.recovery'),
  };
  const hp = refilled(current('hitPoints', patient.hp), gain, patient.maxHp);
  return granted({ hp, state: vitalState({ kind: patient.kind, hp: hp.total }, switches) });
}

/** Whom Last Hope and First Aid are for: characters who are unconscious. Refused: `ILLEGAL_MOVE`. */
export function checkFallen(creature: Creature, switches: Switches): Result<null, RuleRefusal> {
  if (creature.kind === 'monster') return refused('ILLEGAL_MOVE', 'kind');
  return vitalState(creature, switches) === 'unconscious' ? granted(null) : refused('ILLEGAL_MOVE', 'hp');
}
