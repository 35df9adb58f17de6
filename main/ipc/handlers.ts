import { appHandlers } from './app.ts';
import { backupHandlers } from './backups.ts';
import { bestiaryHandlers } from './bestiary.ts';
import { campaignHandlers } from './campaigns.ts';
import { creatureHandlers } from './creatures.ts';
import { damageHandlers } from './damage/damage.ts';
import { derivedHandlers } from './derived-creatures.ts';
import type { Desk } from './desk.ts';
import { diceHandlers } from './dice.ts';
import { encounterHandlers } from './encounters.ts';
import { exchangeHandlers } from './exchange/exchange.ts';
import type { Area, Handlers, HandlersOf } from './handler.ts';
import { historyHandlers } from './history.ts';
import { itemHandlers } from './items.ts';
import { joiningHandlers } from './joining.ts';
import { libraryHandlers } from './library.ts';
import { menuHandlers } from './menu.ts';
import { noteHandlers } from './notes.ts';
import { placeHandlers } from './place.ts';
import { playersHandlers } from './players/players.ts';
import { preparationHandlers } from './preparations.ts';
import { recoveryHandlers } from './recovery.ts';
import { searchHandlers } from './search.ts';
import { settingsHandlers } from './settings.ts';
import { trashHandlers } from './trash.ts';

/** One handler for every channel; those of paper are given, since they need windows. */
export function createHandlers(desk: Desk, paper: HandlersOf<Area<'paper'>>): Handlers {
  return {
    ...appHandlers(desk),
    ...settingsHandlers(desk),
    ...libraryHandlers(desk),
    ...noteHandlers(desk),
    ...itemHandlers(desk),
    ...historyHandlers(desk),
    ...trashHandlers(desk),
    ...searchHandlers(desk),
    ...campaignHandlers(desk),
    ...creatureHandlers(desk),
    ...bestiaryHandlers(desk),
    ...derivedHandlers(desk),
    ...encounterHandlers(desk),
    ...preparationHandlers(desk),
    ...joiningHandlers(desk),
    ...recoveryHandlers(desk),
    ...backupHandlers(desk),
    ...damageHandlers(desk),
    ...placeHandlers(desk),
    ...exchangeHandlers(desk),
    ...playersHandlers(desk),
    ...diceHandlers(desk),
    ...menuHandlers(desk),
    ...paper,
  };
}
