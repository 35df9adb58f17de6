import type { OpenRequest } from './bridge-endpoint.ts';

/** What a preload's world tells the host, and what it is told. */
export type FromPage =
  | { type: 'invoke'; id: number; channel: string; args: unknown[] }
  | { type: 'send'; channel: string; args: unknown[] }
  | { type: 'open'; request: OpenRequest }
  | { type: 'close' }
  | { type: 'resized' }
  | { type: 'preload-error'; message: string };

export type ToPage =
  | { type: 'result'; id: number; ok: true; value: unknown }
  | { type: 'result'; id: number; ok: false; message: string }
  | { type: 'message'; channel: string; args: unknown[] };
