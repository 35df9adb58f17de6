import { oneOf, type Pick } from './contest/evening-fixtures.ts';
import { noSecrets, type PlayersSecrets, playersView, usualStyle, withNewcomers } from './players-view.ts';
import type { EncounterState } from './state.ts';

/**
 * Lets newcomers come seen or unseen, and remembers by their names what was said of each: whoever came unseen stays
 * so until the game master says otherwise, whatever is undone and redone meanwhile.
 */
export class Doorkeeper {
  #secrets: PlayersSecrets = noSecrets;
  readonly #unseen = new Map<string, boolean>();

  come(pick: Pick, before: EncounterState, after: EncounterState): void {
    const newcomers = after.combatants.slice(before.combatants.length);
    const unseen = newcomers.filter(() => pick(2) === 0);
    for (const one of newcomers) this.#unseen.set(JSON.stringify(one.name), unseen.includes(one));
    const numbers = (some: typeof newcomers) => some.map(({ combatant }) => combatant);
    this.#secrets = withNewcomers(this.#secrets, numbers(newcomers), numbers(unseen));
  }

  /** Shows or hides somebody. */
  changeMind(pick: Pick, { combatants }: EncounterState): void {
    const { combatant, name } = oneOf(pick, combatants);
    const hides = pick(2) === 0;
    const others = this.#secrets.hidden.filter((number) => number !== combatant);
    this.#secrets = { ...this.#secrets, hidden: hides ? [...others, combatant] : others };
    this.#unseen.set(JSON.stringify(name), hides);
  }

  faults(state: EncounterState): readonly string[] {
    const sent = JSON.stringify(playersView(state, usualStyle, this.#secrets));
    return state.combatants.flatMap(({ name }) => {
      const written = JSON.stringify(name);
      const isUnseen = this.#unseen.get(written) === true;
      if (sent.includes(written) !== isUnseen) return [];
      return [isUnseen ? `the players see ${written}` : `the players do not see ${written}`];
    });
  }
}
