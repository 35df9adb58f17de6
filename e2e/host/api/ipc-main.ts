import { EventEmitter } from 'node:events';
import type { IpcMain as ElectronIpcMain } from 'electron';

type Handler = Parameters<ElectronIpcMain['handle']>[1];
type Offered = Pick<ElectronIpcMain, 'handle' | 'handleOnce' | 'removeHandler'>;

class IpcMain extends EventEmitter implements Offered {
  readonly #handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }

  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel);
      return handler(event, ...args);
    });
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  handlerOf(channel: string): Handler | undefined {
    return this.#handlers.get(channel);
  }
}

export const ipcMain = new IpcMain();
