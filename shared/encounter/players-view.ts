import { z } from 'zod';
import { appWord } from '../locales/app-word.ts';
import type { Label } from '../rules/core/label.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import { sheetKindSchema } from '../rules/core/schema.ts';
import { shownContestSchema, shownContests } from './contest/players.ts';
import type { Participant } from './contest/schema.ts';
import { type Combatant, combatantOf, type EncounterState } from './state.ts';

/** How the players see hit points. */
export const pointDisplays = ['numbers', 'bar', 'word', 'nothing'] as const;
/** How they see who the monsters are. */
export const monsterNamings = ['names', 'numbers', 'nothing'] as const;
/** Whose conditions they see. */
export const conditionDisplays = ['everybody', 'heroes', 'nobody'] as const;
/** Hit points in a word, from the best to the worst. */
export const healthWords = ['unhurt', 'light', 'wounded', 'grave', 'down', 'dead'] as const;
export type HealthWord = (typeof healthWords)[number];

/** The longest note for the players, in UTF-16 units. */
export const longestPlayersNote = 500;

/** What a game master lets the players see of every encounter. */
export const playersStyleSchema = z.strictObject({
  heroes: z.enum(pointDisplays),
  monsters: z.enum(pointDisplays),
  monsterNames: z.enum(monsterNamings),
  conditions: z.enum(conditionDisplays),
});
export type PlayersStyle = z.infer<typeof playersStyleSchema>;

const combatants = z.array(z.number().int().min(1)).max(10_000);

/** What a game master decides for the players about one encounter. */
export const playersSecretsSchema = z.strictObject({
  /** Who is there without their knowledge. */
  hidden: combatants,
  /** Monsters in the order in which they were first seen: their numbers, where they go by numbers. */
  seen: combatants,
  note: z.string().max(longestPlayersNote),
});
export type PlayersSecrets = z.infer<typeof playersSecretsSchema>;

/** Heroes by numbers, monsters by a word; nobody hidden, nothing noted. */
export const usualStyle: PlayersStyle = {
  heroes: 'numbers',
  monsters: 'word',
  monsterNames: 'names',
  conditions: 'everybody',
};
export const noSecrets: PlayersSecrets = { hidden: [], seen: [], note: '' };

/** Steps of a bar, too coarse to count hit points by. */
export const barSteps = 10;

const pointsSchema = z.discriminatedUnion('shown', [
  z.strictObject({
    shown: z.literal('numbers'),
    hitPoints: z.number().int(),
    maximum: z.number().int(),
    temporary: z.number().int().min(0),
  }),
  /** Of `barSteps`: all when unhurt, none at 0 hit points or below. */
  z.strictObject({ shown: z.literal('bar'), steps: z.number().int().min(0).max(barSteps) }),
  z.strictObject({ shown: z.literal('word'), word: z.enum(healthWords) }),
  z.strictObject({ shown: z.literal('nothing') }),
]);
export type ShownPoints = z.infer<typeof pointsSchema>;

const shownCombatantSchema = z.strictObject({
  name: labelSchema,
  kind: sheetKindSchema,
  points: pointsSchema,
  conditions: z.array(labelSchema),
});
export type ShownCombatant = z.infer<typeof shownCombatantSchema>;

/** All that the players' window is ever told of an encounter. */
export const playersViewSchema = z.strictObject({
  /** From 1; 0 where nobody has turns. */
  round: z.number().int().min(0),
  note: z.string(),
  /** Whose turn it is, as a place among the combatants, counted from 0; null while somebody hidden acts. */
  turn: z.number().int().min(0).nullable(),
  /** In the order of their turns. */
  combatants: z.array(shownCombatantSchema),
  contests: z.array(shownContestSchema),
});
export type PlayersView = z.infer<typeof playersViewSchema>;

/** The secrets with the numbers of monsters that have come into sight. */
export function withSeen({ combatants: all }: EncounterState, secrets: PlayersSecrets): PlayersSecrets {
  const known = new Set([...secrets.hidden, ...secrets.seen]);
  const fresh = all.filter(({ kind, combatant }) => kind === 'monster' && !known.has(combatant));
  if (fresh.length === 0) return secrets;
  return { ...secrets, seen: [...secrets.seen, ...fresh.map(({ combatant }) => combatant)] };
}

/**
 * The secrets when some have come, of whom some are not seen. What was said of their numbers was of others, whose
 * coming was undone.
 */
export function withNewcomers(
  secrets: PlayersSecrets,
  newcomers: readonly number[],
  unseen: readonly number[],
): PlayersSecrets {
  const others = secrets.hidden.filter((number) => !newcomers.includes(number));
  return { ...secrets, hidden: [...others, ...unseen] };
}

function wordOf({ hitPoints, maximumHitPoints, vitalState }: Combatant): HealthWord {
  if (vitalState?.dead === true) return 'dead';
  if (hitPoints <= 0) return 'down';
  if (hitPoints >= maximumHitPoints) return 'unhurt';
  if (4 * hitPoints <= maximumHitPoints) return 'grave';
  return 2 * hitPoints <= maximumHitPoints ? 'wounded' : 'light';
}

function stepsOf({ hitPoints, maximumHitPoints }: Combatant): number {
  if (hitPoints <= 0) return 0;
  if (hitPoints >= maximumHitPoints) return barSteps;
  return Math.min(barSteps - 1, Math.ceil((barSteps * hitPoints) / maximumHitPoints));
}

function pointsOf(combatant: Combatant, { heroes, monsters }: PlayersStyle): ShownPoints {
  const shown = combatant.kind === 'character' ? heroes : monsters;
  switch (shown) {
    case 'numbers': {
      const { hitPoints, maximumHitPoints: maximum, temporaryHitPoints: temporary } = combatant;
      return { shown, hitPoints, maximum, temporary };
    }
    case 'bar':
      return { shown, steps: stepsOf(combatant) };
    case 'word':
      return { shown, word: wordOf(combatant) };
    case 'nothing':
      return { shown };
  }
}

function nameOf(
  { kind, name, combatant }: Combatant,
  { monsterNames }: PlayersStyle,
  seen: readonly number[],
): Label {
  if (kind === 'character' || monsterNames === 'names') return name;
  if (monsterNames === 'nothing') return appWord('players.monster');
  return appWord('players.numberedMonster', { number: seen.indexOf(combatant) + 1 });
}

/** What the players call somebody who contests something; null for whom they do not see. */
function calledAs(
  { combatant, kind, name }: Participant,
  state: EncounterState,
  style: PlayersStyle,
  { seen, hidden }: PlayersSecrets,
): Label | null {
  if (combatant !== null)
    return hidden.includes(combatant) ? null : nameOf(combatantOf(state, combatant), style, seen);
  return kind === 'character' || style.monsterNames === 'names' ? name : appWord('players.monster');
}

function showsConditionsOf({ kind }: Combatant, { conditions }: PlayersStyle): boolean {
  switch (conditions) {
    case 'everybody':
      return true;
    case 'heroes':
      return kind === 'character';
    case 'nobody':
      return false;
  }
}

/**
 * An encounter as the players may see it. What is not shown is not in it, in no other form either: rolls, defences,
 * sheets, pools, identities and ids never are.
 */
export function playersView(
  state: EncounterState,
  style: PlayersStyle,
  secrets: PlayersSecrets,
): PlayersView {
  const known = withSeen(state, secrets);
  const { seen, hidden, note } = known;
  const shown = state.order.filter((number) => !hidden.includes(number));
  const turn = state.turn === null ? -1 : shown.indexOf(state.turn);
  return {
    round: state.purpose === undefined ? state.round : 0,
    note,
    turn: turn < 0 ? null : turn,
    combatants: shown.map((number) => {
      const combatant = combatantOf(state, number);
      return {
        name: nameOf(combatant, style, seen),
        kind: combatant.kind,
        points: pointsOf(combatant, style),
        conditions: showsConditionsOf(combatant, style) ? combatant.conditions.map(({ name }) => name) : [],
      };
    }),
    contests: [...shownContests(state, (participant) => calledAs(participant, state, style, known))],
  };
}
