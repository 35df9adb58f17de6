import { figure } from '../../core/figure.ts';
import type { OptionValues } from '../../core/option.ts';
import { isIn, type Standing } from '../../core/standing.ts';
import type { Effect } from '../../core/step.ts';
import type { DyingRules, Patient, VitalState } from '../../core/system.ts';
import { vitalState } from '../hit-points.ts';
import { switchesOf } from '../options.ts';
import { bleedAtEndOfRound } from '../round.ts';
import { word } from '../words.ts';

/** The condition of who may act once although unconscious. */
export const roused = 'roused';

function stateOf(stands: Standing, options: OptionValues): VitalState {
  const { kind, hitPoints: hp } = stands;
  const id = vitalState({ kind, hp }, switchesOf(options));
  if (id === 'conscious') return { id, label: word('state.conscious'), acts: true, dead: false };
  if (id === 'dead') return { id, label: word('state.dead'), acts: false, dead: true };
  if (isIn(stands, roused))
    return { id: 'roused', label: word('state.roused'), acts: true, dead: false, next: word('next.bleeds') };
  const next = word(kind === 'character' ? 'next.lastHope' : 'next.bleeds');
  return { id, label: word('state.unconscious'), acts: false, dead: false, next };
}

function turnStep({ stands }: Patient, options: OptionValues): string | null {
  const { id } = stateOf(stands, options);
  return id === 'unconscious' && stands.kind === 'character' ? 'last-hope' : null;
}

function roundEnds(
  { stands, fellInRound }: Patient,
  round: number,
  options: OptionValues,
): readonly Effect[] {
  if (fellInRound === null) return [];
  const creature = { kind: stands.kind, hp: stands.hitPoints };
  const { hp } = bleedAtEndOfRound(creature, fellInRound, round, switchesOf(options));
  const lost = hp.parts.slice(1);
  if (hp.total === creature.hp) return [];
  return [{ effect: 'pool', target: 'actor', pool: 'hitPoints', change: figure(lost) }];
}

/** Falling unconscious, bleeding round by round, and the last hope of characters. */
export const dying: DyingRules = {
  state: stateOf,
  turnStep,
  overWhen: { hurt: [], up: [roused] },
  roundEnds,
};
