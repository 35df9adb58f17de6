/**
 * An app's own scheme in terms that Chromium knows: `app://players/list` is served as
 * `https://players.app-scheme.invalid/list`. Each host stays an origin of its own, secure, with storage that lasts.
 */
const marker = '-scheme.invalid';
const custom = /^([a-z][a-z0-9+-]*):\/\/([^/?#]+)(.*)$/i;
const mapped = /^https:\/\/([^/?#]+)\.([a-z0-9+-]+)-scheme\.invalid(.*)$/;

export function toChromium(url: string, isOwnScheme: (scheme: string) => boolean): string {
  const [, scheme, host, rest] = custom.exec(url) ?? [];
  if (scheme === undefined || !isOwnScheme(scheme.toLowerCase())) return url;
  return `https://${host}.${scheme.toLowerCase()}${marker}${rest || '/'}`;
}

export function fromChromium(url: string): string {
  const [, host, scheme, rest] = mapped.exec(url) ?? [];
  return scheme === undefined ? url : `${scheme}://${host}${rest}`;
}

/** A content security policy whose sources name the scheme: `app:` covers all its hosts, `app://x` one. */
export function policyToChromium(policy: string, isOwnScheme: (scheme: string) => boolean): string {
  return policy.replace(/[^\s;,]+/g, (source) => {
    const [, scheme, rest] = /^([a-z][a-z0-9+-]*):(.*)$/i.exec(source) ?? [];
    if (scheme === undefined || !isOwnScheme(scheme.toLowerCase())) return source;
    if (rest === '' || rest === '//*') return `https://*.${scheme.toLowerCase()}${marker}`;
    const mapped = toChromium(source, isOwnScheme);
    return source.endsWith('/') ? mapped : mapped.replace(/\/$/, '');
  });
}

export function originOf(url: string): string {
  if (url.startsWith('file:')) return 'file://';
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? 'null';
}
