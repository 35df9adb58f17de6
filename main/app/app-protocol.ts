import fs from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { securityHeaders } from './content-policy.ts';
import { assetPath, scheme } from './origins.ts';

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

/** Serves the built pages from `root` under our scheme, and nothing else. */
export function servePages(root: string): void {
  protocol.handle(scheme, async ({ url, method }) => {
    const file = method === 'GET' ? assetPath(root, url) : undefined;
    const mediaType = file === undefined ? undefined : mediaTypes[path.extname(file)];
    if (file === undefined || mediaType === undefined) return new Response(null, { status: 404 });
    try {
      const body = await fs.readFile(file);
      return new Response(new Uint8Array(body), {
        headers: { ...securityHeaders, 'content-type': mediaType },
      });
    } catch {
      return new Response(null, { status: 404 });
    }
  });
}
