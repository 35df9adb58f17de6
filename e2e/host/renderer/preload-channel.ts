import type { DevToolsSession } from '../chromium/connection.ts';
import { debug } from '../debug.ts';
import { createCodec } from '../page/codec.ts';
import type { FromPage, ToPage } from '../page/messages.ts';
import { bindingName, preloadWorld, receiverName } from '../page/scripts.ts';

const codec = createCodec();

/** Answers the document that asked, unless it has been left since. */
export type Reply = (message: ToPage) => void;

/** Carries messages between the host and the preload's world of a page's main frame. */
export class PreloadChannel {
  readonly #session: DevToolsSession;
  #context: number | undefined;

  constructor(
    session: DevToolsSession,
    mainFrame: string,
    receive: (message: FromPage, reply: Reply) => void,
  ) {
    this.#session = session;
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === preloadWorld && context.auxData?.frameId === mainFrame) this.#context = context.id;
    });
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      if (executionContextId === this.#context) this.#context = undefined;
    });
    session.on('Runtime.executionContextsCleared', () => {
      this.#context = undefined;
    });
    session.on('Runtime.bindingCalled', ({ executionContextId, payload }) => {
      if (executionContextId !== this.#context) return;
      const reply: Reply = (message) => this.#deliver(executionContextId, codec.encode(message));
      receive(codec.decode(payload) as FromPage, reply);
    });
  }

  /** Like Electron's, a message to a page that is not there yet is lost. Throws for what cannot be cloned. */
  post(message: ToPage): void {
    const text = codec.encode(message);
    if (this.#context !== undefined) this.#deliver(this.#context, text);
  }

  async enable(): Promise<void> {
    await this.#session.send('Runtime.addBinding', { name: bindingName, executionContextName: preloadWorld });
  }

  #deliver(executionContextId: number, text: string): void {
    this.#session
      .send('Runtime.callFunctionOn', {
        functionDeclaration: `function (text) { globalThis.${receiverName}(text); }`,
        executionContextId,
        arguments: [{ value: text }],
      })
      .catch((error: Error) => debug('deliver', error.message));
  }
}
