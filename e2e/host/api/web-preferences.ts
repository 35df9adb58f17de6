import type { WebPreferences } from 'electron';
import { runtime } from '../runtime.ts';

export type Preferences = Pick<
  WebPreferences,
  'preload' | 'additionalArguments' | 'nodeIntegration' | 'contextIsolation' | 'sandbox' | 'webSecurity'
>;

/** What a sandboxed preload sees as `process`. Throws for a renderer that would not be sandboxed. */
export function rendererProcess(preferences: Preferences): Record<string, unknown> {
  const { nodeIntegration, contextIsolation, sandbox, webSecurity } = preferences;
  if (nodeIntegration || contextIsolation === false || sandbox === false || webSecurity === false)
    throw new Error('host: only sandboxed and isolated renderers with web security are supported');
  const { executable } = runtime.launch;
  return {
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    isMainFrame: true,
    platform: process.platform,
    arch: process.arch,
    versions: process.versions,
    env: process.env,
    argv: [executable, '--type=renderer', ...(preferences.additionalArguments ?? [])],
    execPath: executable,
  };
}
