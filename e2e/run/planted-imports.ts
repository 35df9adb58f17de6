/** A source file with one import (or none), and the rules that it breaks, in alphabetical order. */
export interface PlantedFile {
  readonly file: string;
  readonly imports: string | null;
  readonly breaks: readonly string[];
}

const type = 'type ';

function planted(file: string, imports: string | null, ...breaks: string[]): PlantedFile {
  return { file, imports, breaks };
}

/** npm packages that the planted files name. */
export const plantedPackages = [
  'zod',
  'pure-rand',
  'fflate',
  'i18next',
  'electron',
  'react',
  'vitest',
  'fast-check',
  'dexie',
] as const;

/** Files that others import; they stand on a package, so as not to be orphans. */
const ground: readonly PlantedFile[] = [
  planted('shared/dice/roll.ts', 'pure-rand'),
  planted('shared/rules/core/rule.ts', 'zod'),
  planted('shared/rules/alpha/system.ts', '../core/rule.ts'),
  planted('shared/rules/beta/system.ts', '../../dice/roll.ts'),
  planted('shared/rules/registry.ts', './alpha/system.ts'),
  planted('shared/locales/say.ts', 'i18next'),
  planted('shared/encounter/decide.ts', '../rules/registry.ts'),
  planted('shared/library/bundle.ts', 'fflate'),
  planted('shared/ipc/contract.ts', '../library/bundle.ts'),
  planted('main/app/index.ts', 'electron'),
  planted('main/store/open.ts', 'node:fs'),
  planted('main/ipc/area.ts', '../store/open.ts'),
  planted('renderer/ui/button.tsx', 'react'),
  planted('renderer/bridge/desk.ts', '../../shared/ipc/contract.ts'),
  planted('renderer/replica/rows.ts', 'dexie'),
  planted('renderer/features/dice/page.tsx', '../../ui/button.tsx'),
  planted('renderer/features/notes/page.tsx', '../../bridge/desk.ts'),
  planted('renderer/app/main.tsx', '../features/dice/page.tsx'),
  planted('e2e/bench/bench.ts', 'node:os'),
];

/** What the rules allow although it looks like what they forbid. */
const allowed: readonly PlantedFile[] = [
  planted('shared/dice/properties.test.ts', 'fast-check'),
  planted('shared/dice/vectors.test.ts', 'node:fs'),
  planted('shared/rules/side-by-side.test.ts', './beta/system.ts'),
  planted('main/ipc/sender.ts', `${type}electron`),
  planted('main/preload/index.ts', 'electron'),
  planted('main/export/pdf.ts', 'electron'),
  planted('renderer/ui/tokens.test.ts', 'node:fs'),
  planted('renderer/features/dice/circle-a.tsx', `${type}./circle-b.tsx`),
  planted('renderer/features/dice/circle-b.tsx', `${type}./circle-a.tsx`),
];

const violations: readonly PlantedFile[] = [
  planted('renderer/features/players/board.tsx', '../../bridge/desk.ts', 'players-see-their-view'),
  planted('shared/library/clock.ts', 'node:os', 'library-on-rules', 'shared-is-pure'),
  planted('shared/ipc/window.ts', 'react', 'shared-is-pure'),
  planted('shared/ipc/handler.ts', '../../main/store/open.ts', 'shared-is-pure'),
  planted('shared/ipc/contract.test.ts', '../../main/store/open.ts', 'shared-tests-stay-in-shared'),
  planted('shared/ipc/bench.ts', '../../e2e/bench/bench.ts', 'app-without-its-tests', 'shared-is-pure'),
  planted('shared/ipc/property.ts', 'fast-check', 'shared-is-pure', 'test-tools-in-tests'),
  planted('shared/dice/rule.ts', '../rules/core/rule.ts', 'dice-stand-alone'),
  planted('shared/rules/core/words.ts', '../../locales/say.ts', 'core-knows-no-system'),
  planted(
    'shared/rules/core/known.ts',
    '../alpha/system.ts',
    'core-knows-no-system',
    'systems-through-registry',
  ),
  planted(
    'shared/rules/alpha/like-beta.ts',
    '../beta/system.ts',
    'systems-are-islands',
    'systems-never-import-each-other',
  ),
  planted('shared/rules/alpha/like-beta.test.ts', '../beta/system.ts', 'systems-never-import-each-other'),
  planted('shared/rules/alpha/archive.ts', 'fflate', 'systems-are-islands'),
  planted('shared/rules/alpha/all.ts', '../registry.ts', 'systems-are-islands'),
  planted('shared/rules/answer.ts', '../library/bundle.ts', 'registry-knows-rules-only'),
  planted('shared/encounter/alpha.ts', '../rules/alpha/system.ts', 'systems-through-registry'),
  planted('shared/encounter/archive.ts', '../library/bundle.ts', 'encounter-on-rules'),
  planted('shared/library/seeded.ts', 'pure-rand', 'library-on-rules'),
  planted('shared/locales/titles.ts', '../library/bundle.ts', 'locales-hold-words'),
  planted('shared/library/channel.ts', '../ipc/contract.ts', 'contract-on-top', 'library-on-rules'),
  planted('main/app/screen.ts', '../../renderer/ui/button.tsx', 'main-without-renderer'),
  planted('main/app/screen-type.ts', `${type}../../renderer/ui/button.tsx`, 'main-without-renderer'),
  planted('main/app/alpha.ts', '../../shared/rules/alpha/system.ts', 'systems-through-registry'),
  planted('main/app/bench.ts', '../../e2e/bench/bench.ts', 'app-without-its-tests'),
  planted('main/store/folder.ts', 'electron', 'runs-without-electron'),
  planted('main/ipc/dialog.ts', 'electron', 'runs-without-electron'),
  planted('main/cli/shell.ts', 'electron', 'runs-without-electron'),
  planted('main/cli/library.ts', '../store/open.ts', 'cli-answers-from-shared'),
  planted('main/preload/files.ts', 'node:fs', 'preload-exposes-the-contract'),
  planted('main/preload/documents.ts', '../../shared/library/bundle.ts', 'preload-exposes-the-contract'),
  planted('main/store/handler.ts', '../ipc/area.ts', 'store-stands-alone'),
  planted('main/export/library.ts', '../store/open.ts', 'export-takes-plain-state'),
  planted('main/ipc/window.ts', '../app/index.ts', 'start-up-composes-main'),
  planted('renderer/bridge/electron.ts', 'electron', 'renderer-in-the-sandbox'),
  planted('renderer/bridge/electron-type.ts', `${type}electron`, 'renderer-in-the-sandbox'),
  planted('renderer/bridge/store.ts', '../../main/store/open.ts', 'renderer-in-the-sandbox'),
  planted('renderer/replica/files.ts', 'node:fs', 'renderer-without-node'),
  planted('renderer/replica/alpha.ts', '../../shared/rules/alpha/system.ts', 'systems-through-registry'),
  planted('renderer/ui/label.tsx', '../../shared/locales/say.ts', 'ui-without-domain'),
  planted('renderer/ui/live.tsx', '../bridge/desk.ts', 'ui-without-domain'),
  planted('renderer/features/dice/note.tsx', '../notes/page.tsx', 'features-are-islands'),
  planted('renderer/features/dice/note-type.tsx', `${type}../notes/page.tsx`, 'features-are-islands'),
  planted('renderer/features/notes/shell.tsx', '../../app/main.tsx', 'features-without-app'),
  planted('renderer/replica/page.ts', '../features/notes/page.tsx', 'app-composes-features'),
  planted('renderer/app/bench.tsx', '../../e2e/bench/bench.ts', 'app-without-its-tests'),
  planted('renderer/app/proof.tsx', 'vitest', 'test-tools-in-tests'),
  planted('main/store/proof.ts', './proof.test.ts', 'test-tools-in-tests'),
  planted('main/store/proof.test.ts', 'vitest'),
  planted('renderer/replica/egg.ts', './hen.ts', 'no-cycles'),
  planted('renderer/replica/hen.ts', './egg.ts'),
  planted('renderer/replica/lonely.ts', null, 'no-orphans'),

  planted('renderer/replica/lost.ts', './nowhere.ts', 'everything-resolves'),
];

/** A small project that breaks every import rule, and comes close to breaking them. */
export const plantedFiles: readonly PlantedFile[] = [...ground, ...allowed, ...violations];

/** The text of a planted file. */
export function plantedText({ imports }: PlantedFile): string {
  if (imports === null) return 'export const nothing = null;\n';
  if (imports.startsWith(type)) return `export type { It } from '${imports.slice(type.length)}';\n`;
  return `import it from '${imports}';\nexport default it;\n`;
}
