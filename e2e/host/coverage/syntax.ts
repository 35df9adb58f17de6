import { parseSync } from '@swc/core';

/** A node of swc's tree, of which only a few kinds matter here. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function parse(source: string): Node {
  return parseSync(source, { syntax: 'typescript', target: 'es2024' }) as unknown as Node;
}

/** Every node below and including this one, parents first. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value;
    // Arguments and elements of arrays are wrapped in objects without a type.
    for (const field of Object.values(value)) if (typeof field === 'object') yield* nodesOf(field);
  }
}

export function child(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

export function children(node: Node | undefined, field: string): Node[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, a private name, or a string. */
export function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Computed') return nameOf(child(node, 'expression'));
  const named = ['Identifier', 'PrivateName', 'StringLiteral'].includes(node?.type ?? '');
  return named && typeof node?.value === 'string' ? node.value : undefined;
}

/** The arguments of a call. */
export function argumentsOf(call: Node): Node[] {
  const list = Array.isArray(call.arguments) ? (call.arguments as { expression: unknown }[]) : [];
  return list.map(({ expression }) => expression).filter(isNode);
}

/** The patterns of a function's parameters. */
export function parametersOf(callable: Node): Node[] {
  return children(callable, 'params').map((parameter) => child(parameter, 'pat') ?? parameter);
}
