import inspector from 'node:inspector';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runtime } from '../runtime.ts';
import { parseCommandLine } from './command-line.ts';
import { findApp } from './find-app.ts';
import { provideElectron } from './module-hooks.ts';
import { dressProcess } from './process-setting.ts';

const args = process.argv.slice(2);
if (args[0] === '--version' || args[0] === '-v') {
  dressProcess(process.execPath, args, false);
  console.log(`v${process.versions.electron}`);
  process.exit(0);
}

// The order matters: the app's code may run only when everything that it can see is in place.
const executable = path.resolve(process.env.HOST_EXE ?? process.execPath);
delete process.env.HOST_EXE;
const commandLine = parseCommandLine(args);
const found = findApp(executable, commandLine.app);
dressProcess(executable, args, found.packaged);
runtime.launch = {
  executable,
  appPath: found.folder,
  packaged: found.packaged,
  manifest: found.manifest,
  switches: commandLine.switches,
};
provideElectron();
if (commandLine.inspector) {
  const { port, host, wait } = commandLine.inspector;
  inspector.open(port, host);
  if (wait) inspector.waitForDebugger();
}
const requireHere = createRequire(path.join(process.cwd(), 'package.json'));
for (const name of commandLine.preloaded) requireHere(name);

const { app } = await import('../api/app.ts');
const { dialog } = await import('../api/dialog.ts');
const { startChromium } = await import('./start-chromium.ts');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());
process.on('uncaughtException', (error) => {
  // As in Electron, an app that handles them itself is left to it, and otherwise lives on.
  if (process.listenerCount('uncaughtException') === 1)
    dialog.showErrorBox('A JavaScript error occurred in the main process', error.stack ?? String(error));
});

try {
  await import(pathToFileURL(found.entry).href);
} catch (error) {
  console.error('App threw an error during load');
  console.error(error);
  process.exit(1);
}
if (!app.leaving) await startChromium();
