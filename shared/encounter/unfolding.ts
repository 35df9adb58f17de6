import type { EncounterEvent } from './event.ts';
import { evolve, type StateEvent } from './evolve.ts';
import type { EncounterState } from './state.ts';

/** Events as they come about one after the other, each decided on what the ones before have left. */
export class Unfolding {
  readonly before: EncounterState;
  readonly #events: StateEvent[] = [];
  #state: EncounterState;

  constructor(state: EncounterState) {
    this.before = state;
    this.#state = state;
  }

  get state(): EncounterState {
    return this.#state;
  }

  get events(): readonly EncounterEvent[] {
    return this.#events;
  }

  add(...events: readonly StateEvent[]): this {
    for (const event of events) {
      this.#events.push(event);
      this.#state = evolve(this.#state, event);
    }
    return this;
  }
}
