import { enableCompileCache } from 'node:module';

// Without it, stripping the types of the host's own modules takes as long as starting Chromium.
enableCompileCache();
await import('./start.ts');
