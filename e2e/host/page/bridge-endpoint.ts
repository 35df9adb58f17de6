export interface OpenRequest {
  url: string;
  frameName: string;
  features: string;
  disposition: string;
}

export interface BridgeEndpoint {
  /** contextBridge.exposeInMainWorld, seen from the preload's world. */
  expose(name: string, api: unknown): void;
  /** Main world to preload's world: the page asked for a window, or to close its own. */
  requestWindow(request: OpenRequest): void;
  requestClose(): void;
  onRequest(handlers: { openWindow(request: OpenRequest): void; close(): void }): void;
}

/**
 * One end of the bridge between a page's main world and the preload's isolated world. The ends talk by
 * synchronous events with secret names; Chromium clones what an event carries from one world to the other.
 * Functions and promises stay where they are and travel as numbers. Runs inside pages, so nothing outside it may
 * be named, and natives are taken before the page's scripts can replace them.
 */
export function createBridgeEndpoint(outgoing: string, incoming: string): BridgeEndpoint {
  type Packed =
    | ['value', unknown]
    | ['function', number]
    | ['promise', number]
    | ['error', string]
    | ['array', Packed[]]
    | ['object', [string, Packed][]];
  type Message =
    | { type: 'call'; target: number; call: number; args: Packed[] }
    | { type: 'return'; call: number; ok: boolean; value: Packed }
    | { type: 'settle'; promise: number; ok: boolean; value: Packed }
    | { type: 'expose'; name: string; value: Packed }
    | { type: 'exposed' }
    | { type: 'open'; request: OpenRequest }
    | { type: 'close' };
  type Callable = (...args: unknown[]) => unknown;

  const page = document;
  const { apply } = Reflect;
  const { freeze, entries, getPrototypeOf, defineProperty } = Object;
  const { isArray } = Array;
  const dispatch = EventTarget.prototype.dispatchEvent;
  const halt = Event.prototype.stopImmediatePropagation;
  const chain = Promise.prototype.then;
  const clone = structuredClone;
  const [NativeEvent, NativePromise, NativeError, plain] = [CustomEvent, Promise, Error, Object.prototype];
  const detailOf = Object.getOwnPropertyDescriptor(CustomEvent.prototype, 'detail')?.get as () => unknown;

  const functions = new Map<number, Callable>();
  const functionIds = new WeakMap<Callable, number>();
  const awaited = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  const returned = new Map<number, { ok: boolean; value: Packed }>();
  let lastId = 0;
  let exposed = false;
  let requests: Parameters<BridgeEndpoint['onRequest']>[0] | undefined;

  const tell = (message: Message) => {
    apply(dispatch, page, [new NativeEvent(outgoing, { detail: message })]);
  };
  const asError = (thrown: unknown) =>
    thrown instanceof NativeError ? thrown : new NativeError(String(thrown));

  const packFunction = (callable: Callable): Packed => {
    const id = functionIds.get(callable) ?? ++lastId;
    functionIds.set(callable, id);
    functions.set(id, callable);
    return ['function', id];
  };
  const packPromise = (promise: Promise<unknown>): Packed => {
    const id = ++lastId;
    const settle = (ok: boolean) => (value: unknown) => {
      try {
        tell({ type: 'settle', promise: id, ok, value: pack(value) });
      } catch (error) {
        tell({ type: 'settle', promise: id, ok: false, value: pack(asError(error)) });
      }
    };
    apply(chain, promise, [settle(true), settle(false)]);
    return ['promise', id];
  };
  const packCopy = (value: object): Packed => {
    try {
      return ['value', clone(value)];
    } catch {
      throw new NativeError('An object could not be cloned.');
    }
  };
  const pack = (value: unknown, depth = 0): Packed => {
    if (depth > 1000) throw new NativeError('contextBridge: nested too deep');
    if (typeof value === 'function') return packFunction(value as Callable);
    if (typeof value === 'symbol') throw new NativeError('An object could not be cloned.');
    if (value === null || typeof value !== 'object') return ['value', value];
    if (value instanceof NativePromise) return packPromise(value);
    if (value instanceof NativeError) return ['error', value.message];
    if (isArray(value)) return ['array', value.map((item) => pack(item, depth + 1))];
    const isPlain = getPrototypeOf(value) === null || apply(plain.toString, value, []) === '[object Object]';
    if (!isPlain) return packCopy(value);
    return ['object', entries(value).map(([key, item]) => [key, pack(item, depth + 1)])];
  };

  const unpack = (packed: Packed, frozen = false): unknown => {
    const [kind, content] = packed;
    switch (kind) {
      case 'value':
        return content;
      case 'error':
        return new NativeError(content);
      case 'function':
        return (...args: unknown[]) => call(content, args);
      case 'promise':
        return new NativePromise((resolve, reject) => awaited.set(content, { resolve, reject }));
      case 'array': {
        const array = content.map((item) => unpack(item, frozen));
        return frozen ? freeze(array) : array;
      }
      case 'object': {
        const object = {};
        for (const [key, item] of content)
          defineProperty(object, key, {
            value: unpack(item, frozen),
            enumerable: true,
            writable: true,
            configurable: true,
          });
        return frozen ? freeze(object) : object;
      }
    }
  };

  const call = (target: number, args: unknown[]): unknown => {
    const id = ++lastId;
    tell({ type: 'call', target, call: id, args: args.map((arg) => pack(arg)) });
    const answer = returned.get(id);
    returned.delete(id);
    if (!answer) throw new NativeError('The other world is gone');
    if (answer.ok) return unpack(answer.value);
    throw unpack(answer.value);
  };
  const answerCall = ({ target, call: id, args }: Message & { type: 'call' }) => {
    let answer: { ok: boolean; value: Packed };
    try {
      const callable = functions.get(target);
      answer = { ok: true, value: pack(callable?.(...args.map((arg) => unpack(arg)))) };
    } catch (error) {
      answer = { ok: false, value: pack(asError(error)) };
    }
    tell({ type: 'return', call: id, ...answer });
  };
  const settleHere = ({ promise, ok, value }: Message & { type: 'settle' }) => {
    const waiting = awaited.get(promise);
    awaited.delete(promise);
    if (ok) waiting?.resolve(unpack(value));
    else waiting?.reject(unpack(value));
  };
  const exposeHere = ({ name, value }: Message & { type: 'expose' }) => {
    if (name in window) return;
    defineProperty(window, name, { value: unpack(value, true), enumerable: true });
    tell({ type: 'exposed' });
  };
  const receive = (message: Message): void => {
    switch (message.type) {
      case 'call':
        answerCall(message);
        return;
      case 'return':
        returned.set(message.call, message);
        return;
      case 'settle':
        settleHere(message);
        return;
      case 'expose':
        exposeHere(message);
        return;
      case 'exposed':
        exposed = true;
        return;
      case 'open':
        requests?.openWindow(message.request);
        return;
      case 'close':
        requests?.close();
    }
  };
  page.addEventListener(
    incoming,
    (event) => {
      apply(halt, event, []);
      receive(apply(detailOf, event, []) as Message);
    },
    true,
  );

  return {
    expose(name, api) {
      exposed = false;
      tell({ type: 'expose', name, value: pack(api) });
      if (!exposed)
        throw new NativeError('Cannot bind an API on top of an existing property on the window object');
    },
    requestWindow: (request) => tell({ type: 'open', request }),
    requestClose: () => tell({ type: 'close' }),
    onRequest(handlers) {
      requests = handlers;
    },
  };
}
