import { argumentKinds, isListMember, type Kind, kindGiven, kindOfType } from './kinds.ts';
import { argumentsOf, child, children, type Node, nameOf, nodesOf, parametersOf } from './syntax.ts';

/** Wrappers that leave a value what it is. */
const transparent: Record<string, string> = {
  AwaitExpression: 'argument',
  OptionalChainingExpression: 'base',
  ParenthesisExpression: 'expression',
  TsAsExpression: 'expression',
  TsNonNullExpression: 'expression',
  TsSatisfiesExpression: 'expression',
};

/** Knows which names of a file stand for something of Electron's. Names are not told apart by scope. */
export class Bindings {
  readonly #names = new Map<string, Kind>();
  readonly #fields = new Map<string, Kind>();

  constructor(file: Node, imported: ReadonlyMap<string, Kind>) {
    for (const [name, kind] of imported) this.#names.set(name, kind);
    // A name may be used before the one that explains it.
    for (const _round of [1, 2]) for (const node of nodesOf(file)) this.#learn(node);
  }

  kindOf(expression: Node | undefined): Kind | undefined {
    if (!expression) return undefined;
    const inner = transparent[expression.type];
    if (inner !== undefined) return this.kindOf(child(expression, inner));
    switch (expression.type) {
      case 'Identifier':
        return this.#names.get(nameOf(expression) ?? '');
      case 'MemberExpression':
        return this.#kindOfMember(expression);
      case 'CallExpression':
        return this.kindOf(child(expression, 'callee'));
      case 'NewExpression':
        return kindOfType(this.kindOf(child(expression, 'callee')) ?? '');
      case 'BinaryExpression':
        return this.kindOf(child(expression, 'left')) ?? this.kindOf(child(expression, 'right'));
      case 'ConditionalExpression':
        return this.kindOf(child(expression, 'consequent')) ?? this.kindOf(child(expression, 'alternate'));
      default:
        return undefined;
    }
  }

  #kindOfMember(expression: Node): Kind | undefined {
    const property = child(expression, 'property');
    const owner = this.kindOf(child(expression, 'object'));
    // An index leads from a list to one of its items.
    if (property?.type === 'Computed') return owner;
    const member = nameOf(property) ?? '';
    if (owner !== undefined && isListMember(member)) return owner;
    return kindGiven(owner, member) ?? (owner === undefined ? this.#fields.get(member) : undefined);
  }

  #learn(node: Node): void {
    switch (node.type) {
      case 'VariableDeclarator':
        this.#bind(child(node, 'id'), this.kindOf(child(node, 'init')));
        break;
      case 'Parameter':
        this.#bind(child(node, 'pat'), undefined);
        break;
      case 'ArrowFunctionExpression':
        for (const parameter of children(node, 'params')) this.#bind(parameter, undefined);
        break;
      case 'ClassProperty':
      case 'PrivateProperty':
      case 'TsPropertySignature':
        this.#keep(
          this.#fields,
          nameOf(child(node, 'key')),
          typeKind(node) ?? this.kindOf(child(node, 'value')),
        );
        break;
      case 'FunctionDeclaration':
        this.#name(nameOf(child(node, 'identifier')), typeKind(node, 'returnType'));
        break;
      case 'ForOfStatement': {
        const [declared] = children(child(node, 'left'), 'declarations');
        this.#bind(child(declared, 'id'), this.kindOf(child(node, 'right')));
        break;
      }
      case 'CallExpression':
        this.#learnListener(node);
    }
  }

  /** `app.on('web-contents-created', (event, contents) => …)` and the like. */
  #learnListener(call: Node): void {
    const args = argumentsOf(call);
    const callee = child(call, 'callee');
    const member = nameOf(child(callee, 'property')) ?? '';
    const list = isListMember(member) || member === 'forEach' || member === 'some' || member === 'every';
    const kinds = list
      ? [this.kindOf(child(callee, 'object'))]
      : argumentKinds(args.length === 1 ? member : (nameOf(args[0]) ?? ''));
    const listener = args.at(-1);
    if (listener)
      for (const [at, pattern] of parametersOf(listener).entries()) this.#bind(pattern, kinds[at]);
  }

  #bind(pattern: Node | undefined, kind: Kind | undefined): void {
    if (pattern?.type !== 'ObjectPattern') {
      this.#name(nameOf(pattern), (pattern && typeKind(pattern)) ?? kind);
      return;
    }
    const owner = typeKind(pattern) ?? kind;
    for (const property of children(pattern, 'properties')) {
      const key = nameOf(child(property, 'key'));
      const given = kindGiven(owner, key ?? '');
      this.#name(nameOf(child(property, 'value')) ?? key, given);
    }
  }

  #name(name: string | undefined, kind: Kind | undefined): void {
    this.#keep(this.#names, name, kind);
  }

  #keep(where: Map<string, Kind>, name: string | undefined, kind: Kind | undefined): void {
    if (name !== undefined && kind !== undefined) where.set(name, kind);
  }
}

/** The first of Electron's types in an annotation, alone, in a union, in a list or behind `Electron.`. */
function typeKind(node: Node, field = 'typeAnnotation'): Kind | undefined {
  for (const part of nodesOf(node[field])) {
    // What a function type takes is not what the name holds.
    if (part.type === 'TsFunctionType') return undefined;
    if (part.type !== 'TsTypeReference') continue;
    const name = child(part, 'typeName');
    const kind = kindOfType(nameOf(child(name, 'right') ?? name) ?? '');
    if (kind !== undefined) return kind;
  }
  return undefined;
}
