import fs from 'node:fs';
import { readBundleFile } from '../bundles.ts';

/** The most memory that this process has had, in MB. What it had before it was this program counts elsewhere. */
function mostMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}

/** Reads bundles in a process of its own, and tells of each what came of it, in how much of the processor's time, which other work of the machine does not lengthen; at the end the memory. */
const answers: unknown[] = [];
for (const file of process.argv.slice(2)) {
  const began = process.cpuUsage();
  const read = await readBundleFile(file, async () => true);
  const used = process.cpuUsage(began);
  const ms = (used.user + used.system) / 1000;
  answers.push({ ms, ...(read.ok ? { documents: read.value.documents.length } : read.error) });
}
process.stdout.write(JSON.stringify({ answers, megabytes: mostMemory() }));
