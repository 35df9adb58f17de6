import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Net } from 'electron';
import { handlerOf } from './protocol.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const net = {
  async fetch(input: Request | string, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    if (request.url.startsWith('file:')) return fileResponse(request.url);
    const handler = handlerOf(request.url);
    return handler ? handler(request) : fetch(request);
  },
} satisfies Pick<Net, 'fetch'>;

async function fileResponse(url: string): Promise<Response> {
  const file = fileURLToPath(url.replace(/[?#].*$/, ''));
  try {
    const type = contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    return new Response(await fs.readFile(file), { headers: { 'content-type': type } });
  } catch {
    throw new Error('net::ERR_FILE_NOT_FOUND');
  }
}
