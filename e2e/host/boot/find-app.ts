import fs from 'node:fs';
import path from 'node:path';
import type { Launch } from '../runtime.ts';
import { unpackAsar } from './asar.ts';

export interface FoundApp {
  readonly folder: string;
  readonly entry: string;
  readonly packaged: boolean;
  readonly manifest: Launch['manifest'];
}

interface Manifest extends FoundApp {
  readonly main?: string;
}

/** A packaged app lies in `resources/` beside the executable; any other is named on the command line. */
export function findApp(executable: string, named: string | undefined): FoundApp {
  const archive = path.join(path.dirname(executable), 'resources', 'app.asar');
  if (fs.existsSync(archive)) return appIn(unpackAsar(archive), true);
  if (named === undefined) throw new Error('usage: electron <folder or file of the app>');
  return appIn(path.resolve(named), false);
}

function appIn(place: string, packaged: boolean): FoundApp {
  if (!fs.statSync(place).isDirectory())
    return { folder: path.dirname(place), entry: place, packaged, manifest: {} };
  const manifest = JSON.parse(
    fs.readFileSync(path.join(place, 'package.json'), 'utf8'),
  ) as Manifest['manifest'] & Pick<Manifest, 'main'>;
  return { folder: place, entry: path.join(place, manifest.main ?? 'index.js'), packaged, manifest };
}
