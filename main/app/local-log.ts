import fs from 'node:fs';
import path from 'node:path';

/** Bytes after which the log begins anew; the one before is kept. */
const largest = 512 * 1024;

/** A log beside the library for when something goes wrong; rotated, and never sent anywhere. */
export function localLog(folder: string, now: () => Date): (line: string) => void {
  const file = path.join(folder, 'campaign-desk.log');
  return (line) => {
    try {
      fs.mkdirSync(folder, { recursive: true });
      const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      if (size > largest) fs.renameSync(file, `${file}.1`);
      fs.appendFileSync(file, `${now().toISOString()} ${line}\n`);
    } catch {
      // A disk that takes no log must not take the app down with it.
    }
  };
}
