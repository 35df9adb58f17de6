import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { framed, MessageFraming } from './framing.ts';
import type { Command, EventName, Events, Parameters, Result } from './protocol.ts';

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Pending {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Transmit = (method: string, params: object) => Promise<unknown>;

/** One DevTools session: the browser's own, or a page's. */
export class DevToolsSession {
  readonly #events = new EventEmitter().setMaxListeners(0);
  readonly #transmit: Transmit;

  constructor(transmit: Transmit) {
    this.#transmit = transmit;
  }

  send<C extends Command>(
    command: C,
    ...[params]: Record<never, never> extends Parameters<C> ? [] : [Parameters<C>]
  ): Promise<Result<C>> {
    return this.#transmit(command, params ?? {}) as Promise<Result<C>>;
  }

  /** For commands whose failure only means that the page is gone. */
  tell<C extends Command>(
    command: C,
    ...params: Record<never, never> extends Parameters<C> ? [] : [Parameters<C>]
  ): void {
    this.send(command, ...params).catch(() => {});
  }

  on<E extends EventName>(event: E, listener: (payload: Events[E]) => void): void {
    this.#events.on(event, listener);
  }

  off<E extends EventName>(event: E, listener: (payload: Events[E]) => void): void {
    this.#events.off(event, listener);
  }

  receive(event: string, payload: unknown): void {
    this.#events.emit(event, payload);
  }
}

/** Speaks the DevTools protocol over a pair of pipes. */
export class DevToolsConnection {
  readonly browser = new DevToolsSession((method, params) => this.#send(method, params));
  readonly #sessions = new Map<string, DevToolsSession>();
  readonly #pending = new Map<number, Pending>();
  readonly #output: Writable;
  #lastId = 0;
  #closed = false;

  constructor(output: Writable, input: Readable) {
    this.#output = output;
    const framing = new MessageFraming();
    input.on('data', (chunk: Buffer) => {
      for (const text of framing.push(chunk)) this.#receive(JSON.parse(text) as Message);
    });
    // Broken pipes are reported by the exit of the process.
    input.on('error', () => {});
    output.on('error', () => {});
  }

  session(sessionId: string): DevToolsSession {
    const known = this.#sessions.get(sessionId);
    if (known) return known;
    const session = new DevToolsSession((method, params) => this.#send(method, params, sessionId));
    this.#sessions.set(sessionId, session);
    return session;
  }

  close(): void {
    this.#closed = true;
    for (const { method, reject } of this.#pending.values()) reject(closedError(method));
    this.#pending.clear();
  }

  #send(method: string, params: object, sessionId?: string): Promise<unknown> {
    if (this.#closed) return Promise.reject(closedError(method));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { method, resolve, reject });
      this.#output.write(framed({ id, method, params, sessionId }));
    });
  }

  #receive(message: Message): void {
    if (message.id === undefined) {
      const session = message.sessionId === undefined ? this.browser : this.#sessions.get(message.sessionId);
      session?.receive(message.method ?? '', message.params);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.error) pending?.reject(new Error(`${pending.method}: ${message.error.message}`));
    else pending?.resolve(message.result);
  }
}

function closedError(method: string): Error {
  return new Error(`${method}: Chromium has exited`);
}
