import { isNode, nodesOf, type SourceNode } from './sources.ts';

/** What a source says that could be a key of the words. */
export interface Mentions {
  readonly strings: readonly string[];
  /** Template literals, in code and in types, as patterns. */
  readonly patterns: readonly RegExp[];
  /** What the source asks for as a word beyond doubt. */
  readonly asked: readonly (string | RegExp)[];
}

/** Functions whose first argument is a key. */
const askers = ['t', 'appWord', 'word'];
/** Attributes of components that hold a key. */
const keyAttribute = /(Key|Word)$|^word$/;

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  return value.type === 'MemberExpression' ? nameOf(value.property) : String(value.value);
}

/** The pattern of a template that says enough to mean a key: a name and a dot. */
function patternOf(template: SourceNode): RegExp | undefined {
  const literal = (template.quasis as SourceNode[]).map(({ raw }) => String(raw));
  const all = literal.join('');
  if (!/[a-z]{2}/i.test(all) || !all.includes('.')) return undefined;
  return new RegExp(`^${literal.map((text) => text.replaceAll(/[^\w-]/g, '\\$&')).join('.+')}$`);
}

/** A literal, or a template, as what it asks for. */
function askedBy(value: unknown): (string | RegExp)[] {
  if (!isNode(value)) return [];
  if (value.type === 'StringLiteral') return [String(value.value)];
  if (value.type === 'ConditionalExpression')
    return [...askedBy(value.consequent), ...askedBy(value.alternate)];
  const pattern = value.type === 'TemplateLiteral' ? patternOf(value) : undefined;
  return pattern === undefined ? [] : [pattern];
}

/** Reads a source for everything that could be a key. */
export function mentionsIn(text: string): Mentions {
  const strings: string[] = [];
  const patterns: RegExp[] = [];
  const asked: (string | RegExp)[] = [];
  for (const node of nodesOf(text)) {
    if (node.type === 'StringLiteral') strings.push(String(node.value));
    if (Array.isArray(node.quasis))
      patterns.push(...[patternOf(node)].filter((found) => found !== undefined));
    if (node.type === 'CallExpression' && askers.includes(nameOf(node.callee)))
      asked.push(...askedBy((node.arguments as { expression: unknown }[])[0]?.expression));
    if (node.type === 'JSXAttribute' && keyAttribute.test(nameOf(node.name)))
      asked.push(...askedBy(node.value));
  }
  return { strings, patterns, asked };
}
