import { granted, type Refusal, type Result, refused } from '../../rules/core/result.ts';
import type { ExchangeRefusalCode } from './refusal.ts';

/** What JSON from elsewhere may be at most. */
export const jsonLimits = {
  depth: 64,
  /** UTF-16 units of one string. */
  text: 250_000,
  key: 200,
  /** Values in one text, the objects and lists among them counted. */
  values: 200_000,
  /** Characters of one number. */
  number: 400,
} as const;

const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Most numbers: whole, exact however they read, and at their end. */
const shortNumber = /-?(?:0|[1-9]\d{0,14})(?=[,\]}])/y;
/** Numbers of JavaScript that JSON has not. */
const noNumber = /[+-]?(?:NaN|Infinity)/y;
const space = /[ \t\n\r]*/y;
const words = ['true', 'false', 'null'];
/** Path shown at most; keys are as long as a stranger likes. */
const longestPath = 300;

type Fault = Refusal<ExchangeRefusalCode>;

function isUnsafe(token: string): boolean {
  const value = Number(token);
  return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value));
}

/** A path as refusals show it. */
export function shownPath(path: readonly (string | number)[]): string {
  return path.map(String).join('.').slice(0, longestPath);
}

/** One walk over a text, which stops at the first fault. */
class Scan {
  readonly text: string;
  readonly path: (string | number)[] = [];
  fault: Fault | undefined;
  values = 0;

  constructor(text: string) {
    this.text = text;
  }

  stop(code: ExchangeRefusalCode, most?: number): -1 {
    const field = shownPath(this.path);
    this.fault = refused(
      code,
      field === '' ? undefined : field,
      most === undefined ? undefined : { most },
    ).error;
    return -1;
  }

  /** The end of what a pattern matches at a place; -1 where it does not. */
  match(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : -1;
  }

  skip(at: number): number {
    const code = this.text.charCodeAt(at);
    return code > 32 ? at : this.match(space, at);
  }

  /** The end of a string that begins at a quotation mark; whether its escapes are sound is for the parser. */
  string(at: number, most: number): number {
    const { text } = this;
    let units = 0;
    let here = at + 1;
    for (;;) {
      const code = text.charCodeAt(here);
      if (code === 0x22) return here + 1;
      if (Number.isNaN(code) || code < 0x20) return this.stop('JSON_UNREADABLE');
      here += code !== 0x5c ? 1 : text.charCodeAt(here + 1) === 0x75 ? 6 : 2;
      units += 1;
      if (units > most) return this.stop('JSON_TOO_LONG', most);
    }
  }

  number(at: number): number {
    const plain = this.match(shortNumber, at);
    if (plain > 0) return plain;
    if (this.match(noNumber, at) > 0) return this.stop('JSON_NUMBER');
    const end = this.match(number, at);
    if (end <= at) return this.stop('JSON_UNREADABLE');
    const token = this.text.slice(at, Math.min(end, at + jsonLimits.number + 1));
    return token.length > jsonLimits.number || isUnsafe(token) ? this.stop('JSON_NUMBER') : end;
  }

  literal(at: number): number {
    const code = this.text.charCodeAt(at);
    if (code === 0x74 || code === 0x66 || code === 0x6e)
      for (const word of words) if (this.text.startsWith(word, at)) return at + word.length;
    return this.number(at);
  }

  /** The end of a key and its colon; the key goes on the path. */
  key(at: number): number {
    if (this.text.charCodeAt(at) !== 0x22) return this.stop('JSON_UNREADABLE');
    const end = this.string(at, jsonLimits.key);
    if (end < 0) return end;
    const written = this.text.slice(at + 1, end - 1);
    const key = written.includes('\\') ? unescaped(written) : written;
    if (key === undefined) return this.stop('JSON_UNREADABLE');
    this.path.push(key);
    if (forbiddenKeys.includes(key)) return this.stop('JSON_KEY');
    const colon = this.skip(end);
    return this.text.charCodeAt(colon) === 0x3a ? this.skip(colon + 1) : this.stop('JSON_UNREADABLE');
  }

  /** The end of a list or an object whose bracket stands at a place. */
  items(at: number, depth: number, isObject: boolean): number {
    if (depth === 0) return this.stop('JSON_TOO_DEEP', jsonLimits.depth);
    const closing = isObject ? 0x7d : 0x5d;
    let here = this.skip(at + 1);
    if (this.text.charCodeAt(here) === closing) return here + 1;
    for (let index = 0; ; index += 1) {
      if (isObject) here = this.key(here);
      else this.path.push(index);
      if (here >= 0) here = this.value(here, depth - 1);
      if (here < 0) return here;
      this.path.pop();
      here = this.skip(here);
      const code = this.text.charCodeAt(here);
      if (code === closing) return here + 1;
      if (code !== 0x2c) return this.stop('JSON_UNREADABLE');
      here = this.skip(here + 1);
    }
  }

  value(at: number, depth: number): number {
    this.values += 1;
    if (this.values > jsonLimits.values) return this.stop('JSON_TOO_MANY', jsonLimits.values);
    switch (this.text.charCodeAt(at)) {
      case 0x7b:
        return this.items(at, depth, true);
      case 0x5b:
        return this.items(at, depth, false);
      case 0x22:
        return this.string(at, jsonLimits.text);
      default:
        return this.literal(at);
    }
  }

  whole(): void {
    const end = this.value(this.skip(0), jsonLimits.depth);
    if (end >= 0 && this.skip(end) !== this.text.length) this.stop('JSON_UNREADABLE');
  }
}

function unescaped(written: string): string | undefined {
  try {
    const value: unknown = JSON.parse(`"${written}"`);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads JSON that a stranger wrote: one linear walk looks for what is too deep, too long or too much, for
 * numbers that are none and keys that reach into the program, before anything is built. Refused with the path.
 */
export function readJson(text: string): Result<unknown, Fault> {
  const scan = new Scan(text);
  scan.whole();
  if (scan.fault !== undefined) return { ok: false, error: scan.fault };
  try {
    return granted(JSON.parse(text));
  } catch {
    return refused('JSON_UNREADABLE');
  }
}
