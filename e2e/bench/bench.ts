import { buildIfNeeded } from '../run/build.ts';
import { hostFolder, hostWorksHere, ownRuntime } from '../run/electron-runtime.ts';
import { chromium, requirePrograms } from '../run/system-packages.ts';
import { backupPause } from './backup-pause.ts';
import { bestiary } from './bestiary.ts';
import { durableCommand } from './durable-command.ts';
import { durableEvent } from './durable-event.ts';
import { importLibrary } from './import-library.ts';
import { keystroke } from './keystroke.ts';
import { longList } from './long-list.ts';
import { type Measured, printTable } from './measure.ts';
import { openFight } from './open-fight.ts';
import { pointToPaint } from './point-to-paint.ts';
import { printing } from './printing.ts';
import { rulesCommand } from './rules-command.ts';
import { searchLibrary } from './search-library.ts';
import { startUp } from './start-up.ts';

await buildIfNeeded();
if (ownRuntime() === undefined && hostWorksHere) {
  requirePrograms(chromium);
  process.env.ELECTRON_OVERRIDE_DIST_PATH = hostFolder;
}
const all = [
  startUp,
  longList,
  bestiary,
  rulesCommand,
  durableEvent,
  durableCommand,
  openFight,
  pointToPaint,
  importLibrary,
  searchLibrary,
  backupPause,
  printing,
  keystroke,
];
const lines: Measured[] = [];
try {
  for (const measured of all) lines.push(...[await measured()].flat());
} finally {
  // What was measured is told, whatever came to grief after it.
  printTable(lines);
}
