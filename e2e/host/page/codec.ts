export interface Codec {
  encode(value: unknown): string;
  decode(text: string): unknown;
}

/**
 * What structured clone carries over IPC, as JSON: primitives that JSON has stay themselves, everything else
 * is an array whose first item says what it is. Also runs inside pages, so nothing outside it may be named.
 */
export function createCodec(): Codec {
  type Json = null | boolean | number | string | Json[];
  type Bytes = Uint8Array<ArrayBuffer>;
  interface Base64Bytes {
    toBase64?(): string;
  }
  const bytesClass = Uint8Array as typeof Uint8Array & { fromBase64?(text: string): Bytes };
  const viewClasses: Record<string, new (buffer: ArrayBuffer) => ArrayBufferView> = {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
    DataView,
  };
  const errorClasses: Record<string, ErrorConstructor> = {
    EvalError,
    RangeError,
    ReferenceError,
    SyntaxError,
    TypeError,
    URIError,
  };
  const uncloneable = ['Promise', 'WeakMap', 'WeakSet', 'WeakRef', 'Blob', 'File', 'Window', 'Generator'];

  // Browsers have these methods, Node 24 has Buffer.
  const toBase64 = (bytes: Uint8Array & Base64Bytes): string =>
    bytes.toBase64
      ? bytes.toBase64()
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  const fromBase64 = (text: string): Bytes =>
    bytesClass.fromBase64 ? bytesClass.fromBase64(text) : new Uint8Array(Buffer.from(text, 'base64'));

  const refuse = (what: unknown): never => {
    throw new Error(`An object could not be cloned: ${Object.prototype.toString.call(what)}`);
  };
  const numberJson = (value: number): Json =>
    Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : ['number', Object.is(value, -0) ? '-0' : String(value)];
  const isNode = (value: object): boolean => typeof Node !== 'undefined' && value instanceof Node;

  const encodeObject = (value: object, seen: Map<object, number>): Json => {
    const before = seen.get(value);
    if (before !== undefined) return ['again', before];
    seen.set(value, seen.size);
    const inner = (item: unknown) => encodeValue(item, seen);
    if (Array.isArray(value)) return ['array', ...Array.from(value, inner)];
    if (value instanceof Error)
      return ['error', String(value.name), String(value.message), String(value.stack ?? '')];
    if (value instanceof Date) return ['date', numberJson(value.getTime())];
    if (value instanceof RegExp) return ['pattern', value.source, value.flags];
    if (value instanceof Map) return ['map', ...[...value].flat().map(inner)];
    if (value instanceof Set) return ['set', ...[...value].map(inner)];
    if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))];
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    if (ArrayBuffer.isView(value))
      return ['view', kind, toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))];
    if (uncloneable.includes(kind) || isNode(value)) refuse(value);
    return ['object', ...Object.entries(value).flatMap(([key, item]) => [key, inner(item)])];
  };

  const encodeValue = (value: unknown, seen: Map<object, number>): Json => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return numberJson(value);
    if (value === undefined) return ['undefined'];
    if (typeof value === 'bigint') return ['bigint', String(value)];
    return typeof value === 'object' ? encodeObject(value, seen) : refuse(value);
  };

  const decodeValue = (json: Json, known: unknown[]): unknown => {
    if (!Array.isArray(json)) return json;
    const [kind, ...parts] = json;
    const text = (index: number) => String(parts[index]);
    const inner = (part: Json | undefined) => decodeValue(part ?? null, known);
    const keep = <T>(value: T): T => {
      known.push(value);
      return value;
    };
    switch (kind) {
      case 'number':
        return Number(text(0));
      case 'undefined':
        return undefined;
      case 'bigint':
        return BigInt(text(0));
      case 'again':
        return known[Number(parts[0])];
      case 'date':
        return keep(new Date(Number(inner(parts[0]))));
      case 'pattern':
        return keep(new RegExp(text(0), text(1)));
      case 'buffer':
        return keep(fromBase64(text(0)).buffer);
      case 'view':
        return keep(new (viewClasses[text(0)] ?? Uint8Array)(fromBase64(text(1)).buffer));
      case 'error': {
        const error = keep(new (errorClasses[text(0)] ?? Error)(text(1)));
        error.stack = text(2);
        return error;
      }
      case 'array': {
        const array: unknown[] = keep([]);
        for (const part of parts) array.push(inner(part));
        return array;
      }
      case 'set': {
        const set = keep(new Set());
        for (const part of parts) set.add(inner(part));
        return set;
      }
      case 'map': {
        const map = keep(new Map());
        for (let i = 0; i < parts.length; i += 2) map.set(inner(parts[i]), inner(parts[i + 1]));
        return map;
      }
      default: {
        const object: Record<string, unknown> = keep({});
        for (let i = 0; i < parts.length; i += 2) {
          const value = inner(parts[i + 1]);
          // Plain assignment to __proto__ would set the prototype.
          if (parts[i] === '__proto__')
            Object.defineProperty(object, '__proto__', {
              value,
              writable: true,
              enumerable: true,
              configurable: true,
            });
          else object[text(i)] = value;
        }
        return object;
      }
    }
  };

  return {
    encode: (value) => JSON.stringify(encodeValue(value, new Map())),
    decode: (text) => decodeValue(JSON.parse(text), []),
  };
}
