import fs from 'node:fs';
import path from 'node:path';

/** The first of `Name.pdf`, `Name 2.pdf`, … that is not in a folder yet, without regard to case. */
export function unusedName(folder: string, name: string, extension: string): string {
  const taken = new Set(fs.readdirSync(folder).map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? `${name}.${extension}` : `${name} ${number}.${extension}`;
    if (!taken.has(file.toLowerCase())) return path.join(folder, file);
  }
}
