// Who may import whom. e2e/run/import-rules.ts checks it, and proves each rule with a planted violation.

const test = '\\.test\\.tsx?$';
const system = '^shared/rules/(?!core/)([^/]+)/';
const npm = (...names) => `^node_modules/(${names.join('|')})/`;

/** Nothing may be imported but what is allowed. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { pathNot: allowed },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A folder without its tests, which may also read files and use test tools. */
const code = (path) => ({ path, pathNot: [test] });

const shared = [
  only('shared-is-pure', 'shared/ knows no Node, no DOM and no other part of the app', code('^shared/'), [
    '^shared/',
    npm('zod', 'pure-rand', 'fflate', 'i18next'),
  ]),
  never(
    'shared-tests-stay-in-shared',
    'tests of shared/ use test tools, but no other part of the app',
    { path: `^shared/.*${test}` },
    { path: '^(main|renderer|e2e)/' },
  ),
  only('dice-stand-alone', 'dice know nothing of rules', code('^shared/dice/'), [
    '^shared/dice/',
    npm('pure-rand'),
  ]),
  only('core-knows-no-system', 'what a rule is comes before any rule system', code('^shared/rules/core/'), [
    '^shared/rules/core/',
    '^shared/dice/',
    npm('zod'),
  ]),
  only('systems-are-islands', 'a rule system uses the core, dice and itself', code(system), [
    '^shared/rules/(core|$1)/',
    '^shared/dice/',
    npm('zod'),
  ]),
  never(
    'systems-never-import-each-other',
    'in its tests, too, a rule system stands without the others',
    { path: system },
    { path: system, pathNot: ['^shared/rules/$1/'] },
  ),
  never(
    'systems-through-registry',
    'nobody asks for one particular rule system: a further one is a line in the registry and one in the words',
    { path: '^(shared|main|renderer)/', pathNot: ['^shared/rules/(registry|words)\\.ts$', system, test] },
    { path: system },
  ),
  only(
    'registry-knows-rules-only',
    'the registry stands below everything but rules',
    code('^shared/rules/[^/]+$'),
    ['^shared/rules/', '^shared/dice/', npm('zod')],
  ),
  only('encounter-on-rules', 'encounters stand on rules and words', code('^shared/encounter/'), [
    '^shared/(encounter|rules|dice|locales)/',
    npm('zod'),
  ]),
  only('library-on-rules', 'documents stand on rules, words and encounters', code('^shared/library/'), [
    '^shared/(library|encounter|rules|dice|locales)/',
    npm('zod', 'fflate'),
  ]),
  only('locales-hold-words', "words stand on the rules' own words", code('^shared/locales/'), [
    '^shared/(locales|rules|dice)/',
    npm('i18next'),
  ]),
  never(
    'contract-on-top',
    'the contract may be made of everything in shared/, and nothing there of the contract',
    { path: '^shared/(?!ipc/)' },
    { path: '^shared/ipc/' },
  ),
];

const main = [
  never(
    'main-without-renderer',
    'main and the windows meet in shared/ipc alone',
    { path: '^main/' },
    { path: '^renderer/' },
  ),
  never(
    'runs-without-electron',
    "storage, handlers and command line run without Electron's runtime; its types do no harm",
    { path: '^main/(store|ipc|cli)/' },
    { path: npm('electron'), dependencyTypesNot: ['type-only'] },
  ),
  only(
    'preload-exposes-the-contract',
    'the preload carries the contract into the window, and nothing else',
    code('^main/preload/'),
    ['^main/preload/', '^shared/ipc/', npm('electron')],
  ),
  never(
    'store-stands-alone',
    'the store knows no windows and no handlers',
    { path: '^main/store/' },
    { path: '^main/(?!store/)' },
  ),
  never('export-takes-plain-state', 'export is handed what it writes', code('^main/export/'), {
    path: '^main/(?!export/)',
  }),
  never(
    'cli-answers-from-shared',
    'the command line is nothing but the rules',
    { path: '^main/cli/' },
    { path: '^main/(?!cli/)' },
  ),
  never(
    'start-up-composes-main',
    'only start-up knows windows; handlers are given what they need',
    { path: '^main/(?!app/)' },
    { path: '^main/app/' },
  ),
];

const renderer = [
  never(
    'renderer-in-the-sandbox',
    'windows have neither Electron nor main',
    { path: '^renderer/' },
    { path: ['^main/', npm('electron')] },
  ),
  never('renderer-without-node', 'windows have no Node; only tests run in it', code('^renderer/'), {
    dependencyTypes: ['core'],
  }),
  never(
    'ui-without-domain',
    'controls know nothing of the app',
    { path: '^renderer/ui/' },
    { path: '^(?!renderer/ui/|node_modules/)[^/]+/' },
  ),
  never(
    'features-are-islands',
    'features meet in renderer/app alone',
    { path: '^renderer/features/([^/]+)/' },
    { path: '^renderer/features/', pathNot: ['^renderer/features/$1/'] },
  ),
  never(
    'players-see-their-view',
    'the page that the players see knows neither the library nor how to command',
    { path: '^renderer/(app/players\\.tsx|features/players/|bridge/players\\.ts)' },
    { path: '^renderer/(replica/|bridge/desk\\.ts)' },
  ),
  never(
    'app-composes-features',
    'everything else can do without them',
    { path: '^renderer/(?!app/|features/)' },
    { path: '^renderer/(app|features)/' },
  ),
  never(
    'features-without-app',
    'a feature is given what it needs',
    { path: '^renderer/features/' },
    { path: '^renderer/app/' },
  ),
];

const everywhere = [
  never(
    'app-without-its-tests',
    'the app does not know how it is tested',
    { path: '^(main|renderer|shared)/' },
    { path: '^e2e/' },
  ),
  never(
    'test-tools-in-tests',
    'what only tests need stays out of the app',
    { path: '^(main|renderer|shared)/', pathNot: [test] },
    { path: [test, npm('vitest', 'fast-check', '@playwright', '@axe-core', 'tinybench', '@swc')] },
  ),
  never(
    'no-cycles',
    'what imports each other is one file; types alone may',
    {},
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'] },
    },
  ),
  never(
    'no-orphans',
    'what nobody imports and imports nothing is forgotten',
    { orphan: true, pathNot: [test, '\\.d\\.ts$', '^e2e/'] },
    {},
  ),
  never('everything-resolves', 'every import leads to a file', {}, { couldNotResolve: true }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...shared, ...main, ...renderer, ...everywhere],
  options: {
    // Its other parsers do not know this TypeScript and would silently check nothing.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
    exclude: { path: ['^out/', '^e2e/host/fixture/'] },
  },
};
