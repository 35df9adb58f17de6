import { contextBridge, ipcRenderer } from 'electron';
import { type PlayersApi, playersApiName, playersChannel, playersPush } from '../../shared/ipc/names.ts';

/** The players' page may ask for its view and hear of another; it can send nothing and read nothing else. */
const api: PlayersApi = {
  view: () => ipcRenderer.invoke(playersChannel, null),
  onView: (hear) => {
    const listener = (_event: unknown, payload: unknown): void => hear(payload);
    ipcRenderer.on(playersPush, listener);
    return () => {
      ipcRenderer.off(playersPush, listener);
    };
  },
};

contextBridge.exposeInMainWorld(playersApiName, api);
