// Runs on any Node: everything after it needs Node 24 (type stripping, node:sqlite).
const wanted = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major < wanted) {
  console.error(
    `Campaign Desk needs Node ${wanted} or newer and found ${process.versions.node}. ` +
      'npm ci brings it as an optional dependency on Linux (x64); elsewhere install it from nodejs.org.',
  );
  process.exit(1);
}
