import { setTimeout as pause } from 'node:timers/promises';
import { type Damage, standingDamages } from '../../../shared/ipc/damage-contract.ts';
import { granted } from '../../../shared/rules/core/result.ts';
import type { Keeper } from '../../store/keeper.ts';
import type { OpenEncounters } from '../open-encounters.ts';
import { renewLoans } from './loans.ts';
import { damageOf } from './look-through.ts';

/** What is known to be damaged in the library. */
export interface DamageWatch {
  /** What was found when somebody last looked, and what a salvage left; the last found first. */
  readonly list: () => Damage[];
  /** Looks through the whole library, with room for other work in between. */
  readonly look: () => Promise<Damage[]>;
  /** Looks at one record again. */
  readonly lookAt: (id: string) => void;
  /** Another library has taken the place of this one. */
  readonly forget: () => void;
}

/** Milliseconds of looking after which others have their turn. */
const slice = 8;

/** Starts with what is noted in the library. */
export function watchDamage(keeper: Keeper, encounters: OpenEncounters, now: () => Date): DamageWatch {
  const { store } = keeper;
  const standing = new Map<string, Damage>();
  let looks = 0;

  function note(id: string): void {
    const found = damageOf(store, encounters, id);
    if (found === undefined) {
      standing.delete(id);
      renewLoans(store, encounters, id);
      return;
    }
    const at = now().toISOString();
    // A library that cannot be written has it found anew at each start.
    const noted = store.commit(() => granted(store.damageNotes.add(found, at)));
    standing.set(id, { ...found, foundAt: noted.ok ? noted.value : at });
  }

  const left = (): readonly Damage[] =>
    store.damageNotes
      .list()
      .filter(({ what, id }) => !isStanding(what) && !(what === 'lost' && standing.has(id)));
  const list = (): Damage[] =>
    [...standing.values(), ...left()].sort((one, other) => other.foundAt.localeCompare(one.foundAt));
  const tell = (): void => keeper.setDamaged(list().length > 0);

  tell();
  return {
    list,
    async look() {
      looks += 1;
      const mine = looks;
      let began = performance.now();
      standing.clear();
      for (const id of store.documents.ids()) {
        if (performance.now() - began > slice) {
          await pause(slice);
          began = performance.now();
        }
        // Somebody began anew meanwhile, perhaps in another library.
        if (looks !== mine) return list();
        note(id);
      }
      tell();
      return list();
    },
    lookAt(id) {
      note(id);
      tell();
    },
    forget() {
      looks += 1;
      standing.clear();
      tell();
    },
  };
}

function isStanding(what: Damage['what']): boolean {
  return standingDamages.some((standing) => standing === what);
}
