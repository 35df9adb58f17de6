import { buildIfNeeded } from './build.ts';
import { lacksDisplay, onInvisibleScreen } from './display.ts';
import { electronVersion, hostFolder, hostWorksHere, ownRuntime } from './electron-runtime.ts';
import { commandOf, show } from './programs.ts';
import { chromium, requirePrograms } from './system-packages.ts';

/** Arguments go to Playwright: `npm run e2e -- e2e/dice.spec.ts`. */
const playwright = [...commandOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)];

await buildIfNeeded();
// The stand-in has specs of its own, which run wherever it works.
if (hostWorksHere) requirePrograms(chromium);
if (ownRuntime() !== undefined) {
  console.log(`End-to-end specs on Electron ${electronVersion()}.`);
  process.exitCode = await show(lacksDisplay() ? onInvisibleScreen(playwright) : playwright);
} else if (hostWorksHere) {
  console.log("End-to-end specs on Chromium through e2e/host, as Electron's runtime is not installed.");
  process.exitCode = await show(playwright, { ELECTRON_OVERRIDE_DIST_PATH: hostFolder });
} else {
  console.error("Electron's runtime is not installed. Run: npx install-electron");
  process.exitCode = 1;
}
