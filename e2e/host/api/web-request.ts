import type { WebRequest as ElectronWebRequest } from 'electron';
import type { Header } from '../chromium/protocol.ts';

interface Filter {
  readonly urls?: readonly string[];
}

interface RequestDetails {
  readonly url: string;
  readonly method: string;
  readonly resourceType: string;
  readonly webContentsId: number;
}

interface ResponseDetails extends RequestDetails {
  readonly statusCode: number;
  readonly responseHeaders: Record<string, string[]>;
}

interface RequestAnswer {
  readonly cancel?: boolean;
}

interface ResponseAnswer extends RequestAnswer {
  readonly responseHeaders?: Record<string, string | string[]>;
}

type Listener<Details, Answer> = (details: Details, callback: (answer: Answer) => void) => void;

/** One listener of a kind, as in Electron: setting another replaces it, null takes it away. */
class Hook<Details extends { url: string }, Answer> {
  #patterns: RegExp[] = [];
  #listener: Listener<Details, Answer> | null = null;

  set(
    filter: Filter | Listener<Details, Answer> | null,
    listener: Listener<Details, Answer> | null = null,
  ): void {
    this.#listener = typeof filter === 'function' ? filter : listener;
    this.#patterns = filter && typeof filter === 'object' ? (filter.urls ?? []).map(patternOf) : [];
  }

  get isSet(): boolean {
    return this.#listener !== null;
  }

  /** The listener's answer; undefined when the address is none of its business. */
  async ask(details: Details): Promise<Answer | undefined> {
    const listener = this.#listener;
    if (!listener) return undefined;
    if (this.#patterns.length > 0 && !this.#patterns.some((pattern) => pattern.test(details.url)))
      return undefined;
    return new Promise((resolve) => listener(details, resolve));
  }
}

export class WebRequest implements Record<'onBeforeRequest' | 'onHeadersReceived', unknown> {
  readonly beforeRequest = new Hook<RequestDetails, RequestAnswer>();
  readonly headersReceived = new Hook<ResponseDetails, ResponseAnswer>();

  onBeforeRequest: ElectronWebRequest['onBeforeRequest'] = (...args: unknown[]) =>
    this.beforeRequest.set(...(args as Parameters<typeof this.beforeRequest.set>));

  onHeadersReceived: ElectronWebRequest['onHeadersReceived'] = (...args: unknown[]) =>
    this.headersReceived.set(...(args as Parameters<typeof this.headersReceived.set>));

  /** The headers that the app wants instead; undefined when it wants the request cancelled. */
  async revise(details: RequestDetails, status: number, headers: Header[]): Promise<Header[] | undefined> {
    const responseHeaders: Record<string, string[]> = {};
    for (const { name, value } of headers) responseHeaders[name] = [...(responseHeaders[name] ?? []), value];
    const answer = await this.headersReceived.ask({ ...details, statusCode: status, responseHeaders });
    if (answer?.cancel) return undefined;
    if (!answer?.responseHeaders) return headers;
    return Object.entries(answer.responseHeaders).flatMap(([name, values]) =>
      [values].flat().map((value) => ({ name, value })),
    );
  }
}

/** A match pattern of Electron's: `*` stands for anything. */
function patternOf(pattern: string): RegExp {
  if (pattern === '<all_urls>') return /^/;
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}
