import type { CustomScheme, Protocol as ElectronProtocol } from 'electron';
import { policyToChromium, toChromium } from '../renderer/scheme-urls.ts';
import { app } from './app.ts';

type Handler = Parameters<ElectronProtocol['handle']>[1];

const handlers = new Map<string, Handler>();

export const protocol = {
  /** All of them are standard and secure here: only the moment is checked. */
  registerSchemesAsPrivileged(_schemes: CustomScheme[]): void {
    if (app.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
  },
  handle(scheme: string, handler: Handler): void {
    if (handlers.has(scheme)) throw new Error(`protocol.handle: scheme ${scheme} already has a handler`);
    handlers.set(scheme, handler);
  },
  unhandle(scheme: string): void {
    handlers.delete(scheme);
  },
  isProtocolHandled: (scheme: string) => handlers.has(scheme),
} satisfies Pick<
  ElectronProtocol,
  'registerSchemesAsPrivileged' | 'handle' | 'unhandle' | 'isProtocolHandled'
>;

const isOwnScheme = protocol.isProtocolHandled;

export function handlerOf(url: string): Handler | undefined {
  return handlers.get(/^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '');
}

export const chromiumUrl = (url: string) => toChromium(url, isOwnScheme);
export const chromiumPolicy = (policy: string) => policyToChromium(policy, isOwnScheme);
