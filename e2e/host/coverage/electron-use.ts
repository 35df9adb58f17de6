import { Bindings } from './bindings.ts';
import { isListMember, type Kind } from './kinds.ts';
import { argumentsOf, child, children, type Node, nameOf, nodesOf, parse } from './syntax.ts';

export type Use =
  | { readonly what: 'module'; readonly name: string }
  | { readonly what: 'member'; readonly of: Kind; readonly name: string }
  | { readonly what: 'event'; readonly of: Kind; readonly name: string };

const listening = ['on', 'once', 'off', 'addListener', 'removeListener', 'prependListener'];

/** What a source file uses of Electron's API, as far as it can be told without types. */
export function electronUses(source: string): Use[] {
  if (!source.includes('electron')) return [];
  const file = parse(source);
  const { modules, uses } = importsOf(file);
  const bindings = new Bindings(file, modules);
  for (const node of nodesOf(file)) uses.push(...usesOf(node, bindings));
  return uses;
}

function importsOf(file: Node): { modules: Map<string, Kind>; uses: Use[] } {
  const modules = new Map<string, Kind>();
  const uses: Use[] = [];
  for (const declaration of children(file, 'body')) {
    if (declaration.type !== 'ImportDeclaration' || declaration.typeOnly === true) continue;
    if (nameOf(child(declaration, 'source')) !== 'electron') continue;
    for (const specifier of children(declaration, 'specifiers')) {
      if (specifier.isTypeOnly === true) continue;
      const local = nameOf(child(specifier, 'local')) ?? '';
      // Whole-module imports have no name to look up, so they count as one that nobody offers.
      const name =
        specifier.type === 'ImportSpecifier'
          ? (nameOf(child(specifier, 'imported')) ?? local)
          : specifier.type;
      modules.set(local, name);
      uses.push({ what: 'module', name });
    }
  }
  return { modules, uses };
}

function usesOf(node: Node, bindings: Bindings): Use[] {
  if (node.type === 'MemberExpression') return memberUse(node, bindings);
  if (node.type === 'CallExpression') return eventUse(node, bindings);
  if (node.type === 'VariableDeclarator') return destructuredUses(node, bindings);
  return [];
}

function memberUse(node: Node, bindings: Bindings): Use[] {
  const of = bindings.kindOf(child(node, 'object'));
  const property = child(node, 'property');
  const name = nameOf(property);
  // An index is a list's, and so is a list's own member.
  if (of === undefined || name === undefined || property?.type === 'Computed' || isListMember(name))
    return [];
  return arrayMembers.has(name) ? [] : [{ what: 'member', of, name }];
}

const arrayMembers = new Set(['length', 'map', 'flatMap', 'forEach', 'some', 'every', 'includes', 'entries']);

function eventUse(call: Node, bindings: Bindings): Use[] {
  let callee = child(call, 'callee');
  if (callee?.type === 'OptionalChainingExpression') callee = child(callee, 'base');
  if (callee?.type !== 'MemberExpression' || !listening.includes(nameOf(child(callee, 'property')) ?? ''))
    return [];
  const of = bindings.kindOf(child(callee, 'object'));
  const [event] = argumentsOf(call);
  const name = event?.type === 'StringLiteral' ? nameOf(event) : undefined;
  return of === undefined || name === undefined ? [] : [{ what: 'event', of, name }];
}

function destructuredUses(declarator: Node, bindings: Bindings): Use[] {
  const of = bindings.kindOf(child(declarator, 'init'));
  const pattern = child(declarator, 'id');
  if (of === undefined || pattern?.type !== 'ObjectPattern') return [];
  return children(pattern, 'properties').flatMap((property) => {
    const name = nameOf(child(property, 'key'));
    return name === undefined ? [] : [{ what: 'member' as const, of, name }];
  });
}
