import { granted } from '../../shared/rules/core/result.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';

/** What the page in front has the application menu offer. */
export function menuHandlers({ offerInMenu }: Desk): HandlersOf<Area<'menu'>> {
  return {
    'menu.offer': ({ offers }) => {
      offerInMenu(offers);
      return granted(null);
    },
  };
}
