import type { BridgeEndpoint } from './bridge-endpoint.ts';

/**
 * Takes window.open, links that ask for a new window and window.close to the host, before Chromium acts on them.
 * Runs inside pages, so nothing outside it may be named.
 */
export function takeOverWindows(bridge: BridgeEndpoint): void {
  const page = document;
  const NativeUrl = URL;
  const NativeElement = Element;
  const { apply } = Reflect;
  const openHere = window.open;
  const prevent = Event.prototype.preventDefault;
  const here = ['_self', '_top', '_parent'];

  const absolute = (url: string): string => {
    try {
      return new NativeUrl(url, page.baseURI).href;
    } catch {
      return url;
    }
  };
  const replaced = {
    open(url: string | URL = '', name = '', features = ''): Window | null {
      if (here.includes(String(name))) return apply(openHere, window, [url, name, features]);
      bridge.requestWindow({
        url: String(url) === '' ? 'about:blank' : absolute(String(url)),
        frameName: String(name),
        features: String(features),
        disposition: features ? 'new-window' : 'foreground-tab',
      });
      return null;
    },
    close(): void {
      bridge.requestClose();
    },
  };
  for (const [name, value] of Object.entries(replaced))
    Object.defineProperty(window, name, { value, writable: true, enumerable: true, configurable: true });

  const linkOf = (event: Event): HTMLAnchorElement | undefined =>
    event
      .composedPath()
      .find(
        (node): node is HTMLAnchorElement =>
          node instanceof NativeElement &&
          (node.localName === 'a' || node.localName === 'area') &&
          node.hasAttribute('href'),
      );
  const dispositionOf = (event: MouseEvent): string => {
    if (event.button === 1 || event.ctrlKey || event.metaKey) return 'background-tab';
    return event.shiftKey ? 'new-window' : 'foreground-tab';
  };
  const followLink = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const link = linkOf(event);
    if (!link || link.hasAttribute('download')) return;
    const target = link.target || page.querySelector<HTMLBaseElement>('base[target]')?.target || '';
    const disposition = dispositionOf(event);
    const staysHere = target === '' || here.includes(target.toLowerCase());
    if (staysHere && disposition === 'foreground-tab') return;
    apply(prevent, event, []);
    bridge.requestWindow({ url: link.href, frameName: target, features: '', disposition });
  };
  window.addEventListener('click', followLink);
  window.addEventListener('auxclick', (event) => {
    if (event.button === 1) followLink(event);
  });
}
