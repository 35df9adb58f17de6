import { describe, expect, test } from 'vitest';
import { isNode, nodesOf, sourcesIn, sourceText } from './sources.ts';

/** Modules that run what they are given. */
const running = ['vm', 'child_process', 'worker_threads', 'cluster', 'repl', 'inspector', 'module'];

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value.value) : undefined;
}

/** The first argument of a call; the parser keeps it in an object without a kind. */
function firstOf(value: unknown): unknown {
  const [first] = Array.isArray(value) ? value : [];
  return first?.expression;
}

/** What of a source could make a program of a text. */
function runs(source: string): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    const first = firstOf(node.arguments);
    const isText = isNode(first) && ['StringLiteral', 'TemplateLiteral'].includes(first.type);
    switch (node.type) {
      case 'ImportDeclaration': {
        const from = isNode(node.source) ? String(node.source.value).replace(/^node:/, '') : '';
        return running.includes(from) && node.typeOnly !== true ? [`import ${from}`] : [];
      }
      case 'NewExpression':
        return ['Function', 'Worker', 'SharedWorker'].includes(nameOf(node.callee) ?? '')
          ? [`new ${nameOf(node.callee)}`]
          : [];
      case 'CallExpression': {
        if (isNode(node.callee) && node.callee.type === 'Import')
          return isText ? [] : ['import of what is told'];
        const name = nameOf(node.callee) ?? '';
        if (['eval', 'Function', 'importScripts', 'require'].includes(name)) return [name];
        return ['setTimeout', 'setInterval'].includes(name) && isText ? [`${name} of a text`] : [];
      }
      default:
        return [];
    }
  });
}

describe('nothing that is read is ever run', () => {
  test.each([
    ["eval('1')", 'eval'],
    ["new Function('a', 'return a')", 'new Function'],
    ["import vm from 'node:vm'", 'import vm'],
    ["import { spawn } from 'child_process'", 'import child_process'],
    ['const read = await import(file)', 'import of what is told'],
    ["setTimeout('run()', 1)", 'setTimeout of a text'],
  ])('%s is found', (source, what) => {
    expect(runs(source)).toEqual([what]);
  });

  test('in main, shared and the windows', () => {
    // Programs of tests that are killed in the middle start themselves.
    const sources = sourcesIn('shared', 'main', 'renderer').filter((name) => !name.includes('/faults/'));
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((name) => runs(sourceText(name)).map((what) => `${name}: ${what}`));
    expect(found).toEqual([]);
  });
});
