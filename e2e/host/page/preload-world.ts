import type { BridgeEndpoint } from './bridge-endpoint.ts';
import type { Codec } from './codec.ts';
import type { FromPage, ToPage } from './messages.ts';

export interface PreloadSetting {
  /** Name of the binding to the host, and of the function through which the host answers. */
  readonly secret: string;
  readonly file: string;
  readonly process: Record<string, unknown>;
}

type PreloadScript = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  process: unknown,
) => void;

/**
 * The renderer's half of Electron's API, for the preload script. Runs inside pages, so nothing outside it may
 * be named.
 */
export function runPreload(
  bridge: BridgeEndpoint,
  codec: Codec,
  setting: PreloadSetting,
  script: PreloadScript | null,
): void {
  type Listener = (event: object, ...args: unknown[]) => void;
  const world = globalThis as unknown as Record<string, (text: string) => void>;
  const post = (message: FromPage) => world[`${setting.secret}post`]?.(codec.encode(message));

  const listeners = new Map<string, { added: Listener; called: Listener }[]>();
  const waiting = new Map<
    number,
    { channel: string; resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;

  const add = (channel: string, added: Listener, called: Listener) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), { added, called }]);
    return ipcRenderer;
  };
  const remove = (channel: string, listener: Listener) => {
    const known = listeners.get(channel) ?? [];
    const at = known.findLastIndex(({ added }) => added === listener);
    listeners.set(
      channel,
      known.filter((_, index) => index !== at),
    );
    return ipcRenderer;
  };
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        const id = ++lastId;
        post({ type: 'invoke', id, channel, args });
        waiting.set(id, { channel, resolve, reject });
      }),
    send: (channel: string, ...args: unknown[]) => {
      post({ type: 'send', channel, args });
    },
    on: (channel: string, listener: Listener) => add(channel, listener, listener),
    off: remove,
    removeListener: remove,
    once: (channel: string, listener: Listener) =>
      add(channel, listener, (...args) => {
        remove(channel, listener);
        listener(...args);
      }),
    removeAllListeners: (channel?: string) => {
      if (channel === undefined) listeners.clear();
      else listeners.delete(channel);
      return ipcRenderer;
    },
  };

  const receive = (message: ToPage) => {
    if (message.type === 'message') {
      for (const { called } of listeners.get(message.channel) ?? [])
        called({ sender: ipcRenderer, ports: [] }, ...message.args);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) call?.resolve(message.value);
    else call?.reject(new Error(`Error invoking remote method '${call.channel}': ${message.message}`));
  };
  world[`${setting.secret}receive`] = (text) => receive(codec.decode(text) as ToPage);
  bridge.onRequest({
    openWindow: (request) => post({ type: 'open', request }),
    close: () => post({ type: 'close' }),
  });
  window.addEventListener('resize', () => post({ type: 'resized' }));

  if (!script) return;
  const electron = {
    ipcRenderer,
    contextBridge: { exposeInMainWorld: (name: string, api: unknown) => bridge.expose(name, api) },
    webUtils: { getPathForFile: () => '' },
  };
  const modules: Record<string, unknown> = {
    electron,
    'electron/renderer': electron,
    url: { URL, URLSearchParams },
    timers: { setTimeout, setInterval, clearTimeout, clearInterval },
  };
  const requireModule = (name: string) => {
    const found = modules[name.replace(/^node:/, '')];
    if (!found) throw new Error(`module not found: ${name}`);
    return found;
  };
  const module = { exports: {} };
  try {
    script.call(module.exports, requireModule, module, module.exports, setting.process);
  } catch (error) {
    console.error(`Unable to load preload script: ${setting.file}`);
    console.error(error);
    post({
      type: 'preload-error',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
