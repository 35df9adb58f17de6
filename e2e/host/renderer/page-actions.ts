import { setTimeout as wait } from 'node:timers/promises';
import { clipboard } from '../api/clipboard.ts';
import type { DevToolsSession } from '../chromium/connection.ts';

/** How long a page may take to say whether it objects to being left, in milliseconds. */
const patience = 2000;

/** Runs a script in the page and gives back its value; a rejected promise or an exception is thrown. */
export async function evaluate(session: DevToolsSession, expression: string, userGesture = false) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    userGesture,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/**
 * Asks the page whether it may be left. The event is sent by hand: Chromium would open a dialog, which Electron
 * does not show and Playwright would accept.
 */
export async function agreesToUnload(session: DevToolsSession): Promise<boolean> {
  const ask = () => {
    const event = document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent;
    event.initEvent('beforeunload', false, true);
    return window.dispatchEvent(event) && !event.returnValue;
  };
  // A page that does not answer, or no longer exists, does not object.
  const answer = evaluate(session, `(${ask})()`).catch(() => true);
  return (await Promise.race([answer, wait(patience, true)])) !== false;
}

export type EditCommand = 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll';

/** An edit role or method. Text goes through the host's own clipboard, which no other program sees. */
export async function edit(session: DevToolsSession, command: EditCommand): Promise<void> {
  if (command === 'paste') {
    await session.send('Input.insertText', { text: await clipboard.readText() });
    return;
  }
  if (command === 'cut' || command === 'copy') {
    await clipboard.writeText(String(await evaluate(session, `(${selectedText})()`)));
    if (command === 'copy') return;
  }
  const name = command === 'cut' ? 'delete' : command;
  await evaluate(session, `document.execCommand(${JSON.stringify(name)})`, true);
}

function selectedText(): string {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  return String(window.getSelection() ?? '');
}
