import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build.ts';
import { electronVersion, hostFolder, hostWorksHere, ownRuntime } from './electron-runtime.ts';
import { commandOf, show } from './programs.ts';

/** A folder in the form of Electron's distribution, whose executable is the stand-in of this checkout. */
function standInDistribution(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-'));
  const launcher = `#!/bin/sh\nHOST_EXE="$0" exec '${path.join(hostFolder, 'electron')}' "$@"\n`;
  fs.writeFileSync(path.join(folder, 'electron'), launcher, { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'version'), electronVersion());
  fs.writeFileSync(path.join(folder, 'LICENSE'), '');
  fs.writeFileSync(path.join(folder, 'LICENSES.chromium.html'), '');
  fs.mkdirSync(path.join(folder, 'resources'));
  return folder;
}

const builder = [...commandOf('electron-builder'), '--linux', 'dir', ...process.argv.slice(2)];

await buildIfNeeded();
if (ownRuntime() !== undefined) {
  process.exitCode = await show(builder);
} else if (hostWorksHere) {
  console.log(
    "Packing with e2e/host in Electron's place, as its runtime is not installed: it runs on this machine alone.",
  );
  const folder = standInDistribution();
  process.exitCode = await show([...builder, `-c.electronDist=${folder}`]);
  fs.rmSync(folder, { recursive: true, force: true });
} else {
  console.error("Electron's runtime is not installed. Run: npx install-electron");
  process.exitCode = 1;
}
