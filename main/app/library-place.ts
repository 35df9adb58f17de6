import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { json } from '../store/cells.ts';
import { writeDurably } from '../store/durable-file.ts';

const rememberedSchema = z.object({ folder: z.string().min(1) });

/** Where the library lies, and who says so. */
export interface LibraryPlace {
  readonly folder: string;
  /** `usual` within the app's own data, `remembered` from a move, `given` on the command line. */
  readonly by: 'usual' | 'remembered' | 'given';
}

function placeFile(userData: string): string {
  return path.join(userData, 'library-place.json');
}

/** The folder after `--library` on a command line, as it is seen from a working folder. */
function givenFolder(argv: readonly string[], cwd: string): string | undefined {
  const at = argv.findIndex((word) => word === '--library' || word.startsWith('--library='));
  const word = argv[at];
  const folder = word === '--library' ? argv[at + 1] : word?.slice('--library='.length);
  return folder === undefined || folder === '' ? undefined : path.resolve(cwd, folder);
}

/** Finds out where the library lies: as given, as remembered, or within the app's own data. */
export function libraryPlace(argv: readonly string[], cwd: string, userData: string): LibraryPlace {
  const given = givenFolder(argv, cwd);
  if (given !== undefined) return { folder: given, by: 'given' };
  const file = placeFile(userData);
  if (fs.existsSync(file)) {
    const kept = rememberedSchema.safeParse(json(fs.readFileSync(file, 'utf8')));
    if (kept.success) return { folder: kept.data.folder, by: 'remembered' };
  }
  return { folder: path.join(userData, 'library'), by: 'usual' };
}

/** Remembers where the library lies from now on, durably. Throws what the file system throws. */
export function rememberPlace(userData: string, folder: string): void {
  writeDurably(placeFile(userData), JSON.stringify({ folder }));
}
