import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Cruise, cruise } from './cruise.ts';
import { plantedFiles, plantedPackages, plantedText } from './planted-imports.ts';
import { root } from './programs.ts';

const rulesOf = (violations: Cruise['violations'], file: string): string[] =>
  violations
    .filter(({ from }) => from === file)
    .map(({ rule }) => rule)
    .sort();

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Cruises the planted project, which exists only for that moment and outside of ours. */
function cruisePlanted(): Cruise {
  const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'planted-imports-')));
  try {
    write(path.join(project, 'package.json'), JSON.stringify({ name: 'planted', type: 'module' }));
    for (const name of plantedPackages) {
      const folder = path.join(project, 'node_modules', name);
      write(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
      write(path.join(folder, 'index.js'), '');
    }
    for (const planted of plantedFiles) write(path.join(project, planted.file), plantedText(planted));
    return cruise(project);
  } finally {
    fs.rmSync(project, { recursive: true, force: true });
  }
}

const real = cruise(root);
const complaints = real.violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`);
if (real.modules === 0) complaints.push('No module was cruised.');

const proof = cruisePlanted();
for (const { file, breaks } of plantedFiles) {
  const found = rulesOf(proof.violations, file);
  if (found.join() !== breaks.join())
    complaints.push(`Planted ${file} should break [${breaks}] and breaks [${found}].`);
}
const proved = new Set(plantedFiles.flatMap(({ breaks }) => breaks));
for (const rule of proof.rules)
  if (!proved.has(rule)) complaints.push(`No planted violation proves the rule ${rule}.`);

for (const complaint of complaints) console.error(complaint);
console.log(
  `${real.modules} modules, ${real.violations.length} violations; ${proved.size} rules proved by planted violations.`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
