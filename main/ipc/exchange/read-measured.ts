import { performance } from 'node:perf_hooks';
import { readBundleFile } from './bundles.ts';

/** Reads bundles in a process of its own, and tells of each what came of it, in how long; at the end the memory. */
const answers: unknown[] = [];
for (const file of process.argv.slice(2)) {
  const began = performance.now();
  const read = await readBundleFile(file, async () => true);
  const ms = performance.now() - began;
  answers.push({ ms, ...(read.ok ? { documents: read.value.documents.length } : read.error) });
}
process.stdout.write(JSON.stringify({ answers, megabytes: process.resourceUsage().maxRSS / 1024 }));
