import { commandOf, show } from './programs.ts';

const projects = ['shared', 'shared/tsconfig.test.json', 'main', 'renderer', 'e2e'];

// Each project is checked even where one before it failed.
let failed = 0;
for (const project of projects)
  if ((await show([...commandOf('typescript', 'tsc'), '--pretty', 'false', '-p', project])) !== 0) failed++;
process.exitCode = failed === 0 ? 0 : 1;
