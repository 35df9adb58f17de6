import { bestiary } from './bestiary.ts';
import { builders } from './builders.ts';
import { campaigns } from './campaigns.ts';
import { catalogue } from './catalogue.ts';
import { changes } from './changes.ts';
import { contests } from './contests.ts';
import { creatures } from './creatures.ts';
import { damage } from './damage.ts';
import { encounters } from './encounters.ts';
import { events } from './events.ts';
import { exchange } from './exchange.ts';
import { keys } from './keys.ts';
import { library } from './library.ts';
import { paper } from './paper.ts';
import { pasting } from './pasting.ts';
import { players } from './players.ts';
import { preparing } from './preparing.ts';
import { refusals } from './refusals.ts';
import { roller } from './roller.ts';
import { shell } from './shell.ts';

/** Every word of the app in English; the other languages follow its keys. */
export const en = {
  ...shell,
  ...campaigns,
  ...bestiary,
  ...builders,
  ...catalogue,
  ...changes,
  ...contests,
  ...creatures,
  ...damage,
  ...encounters,
  ...events,
  ...exchange,
  ...keys,
  ...library,
  ...paper,
  ...pasting,
  ...players,
  ...preparing,
  ...refusals,
  ...roller,
} as const;
