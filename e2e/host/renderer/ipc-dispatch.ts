import { ipcMain } from '../api/ipc-main.ts';
import type { WebFrameMain } from '../api/web-frame-main.ts';
import type { FromPage } from '../page/messages.ts';
import type { Reply } from './preload-channel.ts';

interface Sender {
  readonly mainFrame: WebFrameMain;
  send(channel: string, ...args: unknown[]): void;
}

type EventOf = Parameters<NonNullable<ReturnType<typeof ipcMain.handlerOf>>>[0];

export async function answerInvoke(
  sender: Sender,
  { id, channel, args }: FromPage & { type: 'invoke' },
  reply: Reply,
): Promise<void> {
  const handler = ipcMain.handlerOf(channel);
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    // The host's sender is the part of Electron's that this app uses.
    const event = invokeEvent(sender) as unknown as EventOf;
    reply({ type: 'result', id, ok: true, value: await handler(event, ...args) });
  } catch (error) {
    if (handler) console.error(`Error occurred in handler for '${channel}':`, error);
    reply({ type: 'result', id, ok: false, message: String(error) });
  }
}

export function emitSent(sender: Sender, { channel, args }: FromPage & { type: 'send' }): void {
  const reply = (to: string, ...values: unknown[]) => sender.send(to, ...values);
  ipcMain.emit(channel, { ...invokeEvent(sender), ports: [], reply }, ...args);
}

function invokeEvent(sender: Sender) {
  const { mainFrame } = sender;
  return {
    type: 'frame',
    sender,
    senderFrame: mainFrame,
    frameId: mainFrame.routingId,
    processId: mainFrame.processId,
  };
}
