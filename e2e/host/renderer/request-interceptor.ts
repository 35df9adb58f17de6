import { chromiumPolicy, handlerOf } from '../api/protocol.ts';
import { defaultSession } from '../api/session.ts';
import type { DevToolsSession } from '../chromium/connection.ts';
import type { Header, PausedRequest } from '../chromium/protocol.ts';
import { debug } from '../debug.ts';
import { fromChromium } from './scheme-urls.ts';

export interface RequestOwner {
  readonly id: number;
  readonly mainFrame: string;
  /** Whether a frame may go to another document. */
  mayNavigate(url: string, chromiumAddress: string, isMainFrame: boolean): Promise<boolean>;
}

const resourceTypes: Record<string, string> = {
  Fetch: 'xhr',
  Font: 'font',
  Image: 'image',
  Media: 'media',
  Ping: 'ping',
  Script: 'script',
  Stylesheet: 'stylesheet',
  WebSocket: 'webSocket',
  XHR: 'xhr',
};

/** Holds every request of a page until the app has decided on it, and answers those for the app's own schemes. */
export class RequestInterceptor {
  readonly #session: DevToolsSession;
  readonly #owner: RequestOwner;

  constructor(session: DevToolsSession, owner: RequestOwner) {
    this.#session = session;
    this.#owner = owner;
    session.on('Fetch.requestPaused', (paused) => {
      const decided = isResponse(paused) ? this.#decideResponse(paused) : this.#decideRequest(paused);
      decided.catch((error: Error) => debug('request', paused.request.url, error.message));
    });
  }

  async enable(): Promise<void> {
    const stages: ('Request' | 'Response')[] = ['Request'];
    if (defaultSession.webRequest.headersReceived.isSet) stages.push('Response');
    await this.#session.send('Fetch.enable', {
      patterns: stages.map((requestStage) => ({ urlPattern: '*', requestStage })),
    });
  }

  async #decideRequest(paused: PausedRequest): Promise<unknown> {
    const { requestId, request } = paused;
    const url = fromChromium(request.url);
    if (!(await this.#mayLeave(paused, url))) return this.#fail(requestId, 'Aborted');
    const answer = await defaultSession.webRequest.beforeRequest.ask(this.#details(paused, url));
    if (answer?.cancel) return this.#fail(requestId, 'BlockedByClient');
    if (url === request.url) return this.#session.send('Fetch.continueRequest', { requestId });
    return this.#serve(paused, url);
  }

  async #mayLeave(paused: PausedRequest, url: string): Promise<boolean> {
    const { resourceType, redirectedRequestId, frameId, request } = paused;
    // Electron asks before a navigation begins, not again for its redirects.
    if (resourceType !== 'Document' || redirectedRequestId !== undefined) return true;
    return this.#owner.mayNavigate(url, request.url, frameId === this.#owner.mainFrame);
  }

  async #serve(paused: PausedRequest, url: string): Promise<unknown> {
    const { requestId, resourceType } = paused;
    // Chromium's own idea, for the icon of a tab; Electron never asks.
    if (resourceType === 'Other' && new URL(url).pathname === '/favicon.ico')
      return this.#session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });
    const handler = handlerOf(url);
    if (!handler) return this.#fail(requestId, 'NameNotResolved');
    const response = await this.#answer(paused, url, handler);
    if (!response || response.type === 'error') return this.#fail(requestId, 'Failed');
    const body = Buffer.from(await response.arrayBuffer()).toString('base64');
    const headers = await this.#revised(paused, url, response.status, responseHeaders(response));
    if (!headers) return this.#fail(requestId, 'BlockedByClient');
    return this.#session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: headers.map(inChromiumTerms),
      body,
    });
  }

  async #answer(
    { request }: PausedRequest,
    url: string,
    handler: (request: Request) => Response | Promise<Response>,
  ): Promise<Response | undefined> {
    const { method, headers } = request;
    const body = requestBody(request);
    try {
      return await handler(new Request(url, { method, headers, ...(body ? { body } : {}) }));
    } catch (error) {
      console.error(`protocol.handle: ${url}:`, error);
      return undefined;
    }
  }

  async #decideResponse(paused: PausedRequest): Promise<unknown> {
    const { requestId, responseStatusCode, responseHeaders: headers = [] } = paused;
    if (responseStatusCode === undefined) return this.#session.send('Fetch.continueRequest', { requestId });
    const url = fromChromium(paused.request.url);
    const revised = await this.#revised(paused, url, responseStatusCode, headers);
    if (!revised) return this.#fail(requestId, 'BlockedByClient');
    return this.#session.send('Fetch.continueResponse', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: revised,
    });
  }

  #revised(paused: PausedRequest, url: string, status: number, headers: Header[]) {
    return defaultSession.webRequest.revise(this.#details(paused, url), status, headers);
  }

  #details({ request, resourceType, frameId }: PausedRequest, url: string) {
    const frame = frameId === this.#owner.mainFrame ? 'mainFrame' : 'subFrame';
    return {
      url,
      method: request.method,
      resourceType: resourceType === 'Document' ? frame : (resourceTypes[resourceType] ?? 'other'),
      webContentsId: this.#owner.id,
    };
  }

  #fail(requestId: string, errorReason: string) {
    return this.#session.send('Fetch.failRequest', { requestId, errorReason });
  }
}

function isResponse(paused: PausedRequest): boolean {
  return paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined;
}

function requestBody({ postDataEntries = [] }: PausedRequest['request']): Buffer<ArrayBuffer> | undefined {
  if (postDataEntries.length === 0) return undefined;
  return Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
}

/** The body is handed over unpacked and whole. */
function responseHeaders(response: Response): Header[] {
  return [...response.headers]
    .filter(([name]) => name !== 'content-length' && name !== 'content-encoding')
    .map(([name, value]) => ({ name, value }));
}

function inChromiumTerms({ name, value }: Header): Header {
  return { name, value: /^content-security-policy/i.test(name) ? chromiumPolicy(value) : value };
}
