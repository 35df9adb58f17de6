import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createBridgeEndpoint } from './bridge-endpoint.ts';
import { createCodec } from './codec.ts';
import { takeOverWindows } from './main-world.ts';
import { type PreloadSetting, runPreload } from './preload-world.ts';

export const preloadWorld = 'Electron Isolated Context';

/** Unguessable, so that no page script can name what the host leaves in a page. */
const secret = `k${randomBytes(16).toString('hex')}`;
export const bindingName = `${secret}post`;
export const receiverName = `${secret}receive`;

export interface PageScripts {
  readonly main: string;
  readonly preload: string;
}

/** The scripts that run before a page's own: functions of this folder, as text. */
export function pageScripts(preload: string | undefined, process: Record<string, unknown>): PageScripts {
  const setting: PreloadSetting = { secret, file: preload ?? '', process };
  const script =
    preload === undefined
      ? 'null'
      : `function (require, module, exports, process) {${fs.readFileSync(preload, 'utf8')}\n}`;
  const [toMain, toPreload] = [JSON.stringify(`${secret}m`), JSON.stringify(`${secret}p`)];
  return {
    main: inTopFrame(`(${takeOverWindows})((${createBridgeEndpoint})(${toPreload}, ${toMain}));`),
    preload: inTopFrame(
      `(${runPreload})((${createBridgeEndpoint})(${toMain}, ${toPreload}), (${createCodec})(), ` +
        `${JSON.stringify(setting)}, ${script});`,
    ),
  };
}

function inTopFrame(script: string): string {
  return `if (window.top === window) { ${script} }`;
}
