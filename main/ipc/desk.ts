import type { Answered } from '../../shared/ipc/channel.ts';
import type { Backup } from '../../shared/ipc/library-contract.ts';
import type { MenuOffer } from '../../shared/ipc/menu-contract.ts';
import type { Settings, Trouble } from '../../shared/ipc/start-contract.ts';
import type { Die } from '../../shared/rules/core/hand.ts';
import { type Keeper, keep } from '../store/keeper.ts';
import type { Store } from '../store/store.ts';
import { type DamageWatch, watchDamage } from './damage/watch.ts';
import type { ExchangeTools } from './exchange/tools.ts';
import type { Broadcast } from './handler.ts';
import { type OpenEncounters, openEncounters } from './open-encounters.ts';
import type { PlaceTools } from './place.ts';
import { type PlayersScreen, type PlayersWatch, watchPlayers } from './players/players.ts';

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
  /** What is wrong with the library from the beginning. */
  readonly troubles?: readonly Trouble[];
  /** Where the library lies, if it was not opened in place. */
  readonly folder?: string;
  readonly place: PlaceTools;
  readonly exchange: ExchangeTools;
  readonly copyText: (text: string) => void;
  /** What the application menu offers of all that a page can do. */
  readonly offerInMenu: (offers: readonly MenuOffer[]) => void;
  readonly playersScreen: PlayersScreen;
}

/** What every handler works with. */
export interface Desk extends DeskParts {
  readonly openEncounters: OpenEncounters;
  readonly keeper: Keeper;
  readonly damage: DamageWatch;
  readonly players: PlayersWatch;
  /** A verified backup before something risky; who gets a refusal leaves it be. */
  readonly backUpNow: (reason: Backup['reason']) => Promise<Answered<Backup>>;
}

/** Puts a desk together. */
export function createDesk(parts: DeskParts): Desk {
  const { place } = parts;
  const players = watchPlayers(() => desk);
  const broadcast: Broadcast = (name, payload) => {
    parts.broadcast(name, payload);
    if (name !== 'players.shown') players.follow();
  };
  const keeper = keep({
    ...parts,
    rememberPlace: place.rememberPlace,
    movedNote: place.movedNote,
    troubled: (all) => broadcast('library.troubled', all),
    replaced: () => {
      encounters.forgetAll();
      damage.forget();
      broadcast('library.replaced', null);
    },
  });
  const { store, backUpNow } = keeper;
  const encounters = openEncounters(store);
  const damage = watchDamage(keeper, encounters, parts.now);
  const desk: Desk = {
    ...parts,
    broadcast,
    store,
    keeper,
    backUpNow,
    openEncounters: encounters,
    damage,
    players,
  };
  return desk;
}
