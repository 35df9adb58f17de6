import { granted } from '../../shared/rules/core/result.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';
import { currentSettings } from './settings.ts';

/** What the first screen asks, and what goes to the clipboard. */
export function appHandlers(desk: Desk): HandlersOf<Area<'app'>> {
  const { store, version } = desk;
  return {
    'app.start': () =>
      granted({
        version,
        settings: currentSettings(desk),
        library: store.library,
        campaigns: store.campaignRows(),
        undoState: store.undoState(),
        troubles: desk.keeper.troubles(),
      }),

    'app.copy': ({ text }) => {
      desk.copyText(text);
      return granted(null);
    },
  };
}
