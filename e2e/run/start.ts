import { buildIfNeeded } from './build.ts';
import { lacksDisplay } from './display.ts';
import { electronVersion, fetchRuntime, hostFolder, hostWorksHere, ownRuntime } from './electron-runtime.ts';
import { root } from './programs.ts';
import { runApp } from './run-app.ts';
import { chromium, requirePrograms } from './system-packages.ts';

interface Runtime {
  readonly executable: string;
  readonly switches: readonly string[];
  readonly reason: string;
}

function chooseRuntime(): Runtime {
  const own = ownRuntime() ?? fetchRuntime();
  if (own !== undefined) {
    // Chromium's sandbox refuses to run as root.
    const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
    return {
      executable: own,
      switches: asRoot ? ['--no-sandbox'] : [],
      reason: `on Electron ${electronVersion()}`,
    };
  }
  if (!hostWorksHere) {
    console.error("Electron's runtime is missing and could not be fetched. Try: npx install-electron");
    process.exit(1);
  }
  requirePrograms(chromium);
  return {
    executable: `${hostFolder}/electron`,
    switches: [],
    reason:
      "on Chromium through e2e/host, as Electron's runtime could not be fetched (npx install-electron tries again)",
  };
}

await buildIfNeeded();
const { executable, switches, reason } = chooseRuntime();
const screen = lacksDisplay() ? ', on an invisible screen, as there is no DISPLAY' : '';
console.error(`Campaign Desk runs ${reason}${screen}.`);
process.exitCode = await runApp([executable, ...switches, root, ...process.argv.slice(2)]);
