import fs from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { securityHeaders } from './content-policy.ts';
import { assetPath, portraitAsked, scheme } from './origins.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Declares the scheme; has to happen before the app is ready. */
export function declareScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme, privileges }]);
}

function answer(body: Uint8Array, mediaType: string): Response {
  return new Response(new Uint8Array(body), {
    headers: { ...securityHeaders, 'content-type': mediaType },
  });
}

/** Serves the built pages from `root` and portraits by their hashes under our scheme, and nothing else. */
export function servePages(root: string, portraitOf: (hash: string) => Uint8Array | undefined): void {
  protocol.handle(scheme, async ({ url, method }) => {
    const hash = method === 'GET' ? portraitAsked(url) : undefined;
    const portrait = hash === undefined ? undefined : portraitOf(hash);
    if (portrait !== undefined) return answer(portrait, 'image/jpeg');
    const file = method === 'GET' ? assetPath(root, url) : undefined;
    const mediaType = file === undefined ? undefined : mediaTypes[path.extname(file)];
    if (file === undefined || mediaType === undefined) return new Response(null, { status: 404 });
    try {
      return answer(await fs.readFile(file), mediaType);
    } catch {
      return new Response(null, { status: 404 });
    }
  });
}
