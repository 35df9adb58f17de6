import * as z from 'zod';
import { answeredSchema } from '../../shared/ipc/channel.ts';
import { type PlayersApi, playersApiName } from '../../shared/ipc/names.ts';
import { type PlayersShown, playersShownSchema } from '../../shared/ipc/players-contract.ts';

z.config({ jitless: true });

declare global {
  interface Window {
    readonly [playersApiName]: PlayersApi;
  }
}

const answer = answeredSchema(playersShownSchema);

/**
 * Hears what the players are to see, now and whenever it changes. A window whose encounter has just gone hears
 * nothing more, and is closed by main.
 */
export function onPlayersView(hear: (shown: PlayersShown) => void): () => void {
  let isNewer = false;
  const stop = window[playersApiName].onView((payload) => {
    isNewer = true;
    hear(playersShownSchema.parse(payload));
  });
  void window[playersApiName].view().then((raw) => {
    const first = answer.parse(raw);
    if (first.ok && !isNewer) hear(first.value);
  });
  return stop;
}
