import type { Settings } from '../../shared/ipc/contract.ts';
import type { Die } from '../../shared/rules/core/hand.ts';
import type { Store } from '../store/store.ts';
import type { Broadcast } from './handler.ts';
import { type OpenEncounters, openEncounters } from './open-encounters.ts';

/** What the handlers are given from outside. */
export interface DeskParts {
  readonly store: Store;
  /** The app's version, as it is shown. */
  readonly version: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The dice that the app rolls. */
  readonly die: Die;
  /** Settings of a person who has chosen nothing yet. */
  readonly defaultSettings: Settings;
  readonly broadcast: Broadcast;
}

/** What every handler works with. */
export interface Desk extends DeskParts {
  readonly openEncounters: OpenEncounters;
}

/** Puts a desk together. */
export function createDesk(parts: DeskParts): Desk {
  return { ...parts, openEncounters: openEncounters(parts.store) };
}
