import { contextBridge, ipcRenderer } from 'electron';
import { channelNames, pushNames, windowApiName } from '../../shared/ipc/names.ts';

/** Named functions, one per channel, and one listener per push; neither ipcRenderer nor its events go through. */
const ask = Object.fromEntries(
  channelNames.map((name) => [name, (input: unknown): Promise<unknown> => ipcRenderer.invoke(name, input)]),
);
const listen = Object.fromEntries(
  pushNames.map((name) => [
    name,
    (hear: (payload: unknown) => void): (() => void) => {
      const listener = (_event: unknown, payload: unknown): void => hear(payload);
      ipcRenderer.on(name, listener);
      return () => {
        ipcRenderer.off(name, listener);
      };
    },
  ]),
);

contextBridge.exposeInMainWorld(windowApiName, { ask, listen });
