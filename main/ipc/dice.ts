import { formatDice } from '../../shared/dice/format.ts';
import { parseDice } from '../../shared/dice/parse.ts';
import { rollDice } from '../../shared/dice/roll.ts';
import { type PastRoll, pastRollsSchema } from '../../shared/ipc/dice-contract.ts';
import { type FavouriteRoll, favouriteRollsSchema } from '../../shared/library/document.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';
import { did, once } from './once.ts';

/** Settings that no window reads by itself. */
const historyKey = 'diceHistory';
const favouritesKey = 'diceFavourites';

/** Rolls that are remembered; the oldest go first. */
const mostRemembered = 50;

function historyOf({ settings }: Store): PastRoll[] {
  return pastRollsSchema.safeParse(settings.all()[historyKey]).data ?? [];
}

function favouritesOf({ settings }: Store): FavouriteRoll[] {
  return favouriteRollsSchema.safeParse(settings.all()[favouritesKey]).data ?? [];
}

/** Dice at any time: rolled here, where randomness is, and remembered. */
export function diceHandlers(desk: Desk): HandlersOf<Area<'dice'>> {
  const { store, die } = desk;
  const put = (key: string, value: unknown) =>
    store.commit(() => {
      store.settings.put(key, value);
      return granted(null);
    });
  return {
    'dice.read': () => granted({ history: historyOf(store), favourites: favouritesOf(store) }),

    'dice.roll': ({ commandId, text }) =>
      once(desk, 'dice.roll', commandId, ({ at }) => {
        const parsed = parseDice(text);
        if (!parsed.ok) return refused('BAD_INPUT', 'text');
        const { total, groups } = rollDice(parsed.value, die);
        const roll = { at, dice: formatDice(parsed.value, 'd'), total };
        store.settings.put(historyKey, [roll, ...historyOf(store)].slice(0, mostRemembered));
        return did({
          ...roll,
          groups: groups.map(({ group, dice }) => ({
            dice: formatDice(group, 'd'),
            thrown: dice.map(({ faces, kept }) => ({ faces: [...faces], kept })),
          })),
        });
      }),

    'dice.favour': ({ favourites }) => put(favouritesKey, favourites),
    'dice.forget': () => put(historyKey, []),
  };
}
