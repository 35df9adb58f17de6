import { registerHooks } from 'node:module';

const electron = new URL('../api/electron.ts', import.meta.url).href;

/** Gives the host's API to whoever imports or requires `electron`, the debugger included. */
export function provideElectron(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      /^electron(\/main|\/common)?$/.test(specifier)
        ? { url: electron, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  });
}
