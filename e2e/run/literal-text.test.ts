// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted sources hold templates.
import { describe, expect, test } from 'vitest';
import { isNode, nodesOf, type SourceNode, sourcesIn, sourceText } from './sources.ts';

/** Attributes and properties whose text a person reads or hears. */
const readable = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'caption',
  'description',
  'detail',
  'buttonLabel',
  'dismissLabel',
  'errorMessage',
  'heading',
  'help',
  'label',
  'message',
  'placeholder',
  'sublabel',
  'text',
  'title',
  'tooltip',
];

const hasLetters = /\p{L}/u;

/** The literal texts that an expression may come out as. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [String(value.value)];
    case 'TemplateLiteral':
      return (value.quasis as SourceNode[]).map(({ raw }) => String(raw));
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return textsOf(value.expression);
    case 'ConditionalExpression':
      return [...textsOf(value.consequent), ...textsOf(value.alternate)];
    case 'BinaryExpression':
      // Comparisons hold values of the program; these hold what they come out as.
      return ['&&', '||', '??', '+'].includes(String(value.operator))
        ? [...textsOf(value.left), ...textsOf(value.right)]
        : [];
    default:
      return [];
  }
}

function nameOf(value: unknown): string {
  return isNode(value) ? String(value.value) : '';
}

/** Literal texts at the places of a source where a person reads them. */
function literalTexts(source: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(source)) {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      found.push(...(node.children as unknown[]).flatMap(textsOf));
    else if (node.type === 'JSXAttribute' && readable.includes(nameOf(node.name)))
      found.push(...textsOf(node.value));
    else if (node.type === 'KeyValueProperty' && readable.includes(nameOf(node.key)))
      found.push(...textsOf(node.value));
  }
  return found.map((text) => text.trim()).filter((text) => hasLetters.test(text));
}

/** Sources whose texts reach a screen: components, and main's menus, dialogs and windows. */
const sources = sourcesIn('renderer', 'main/app').filter((name) => !name.startsWith('main/app/faults/'));

test('there are components to look at', () => {
  expect(sources.filter((name) => name.endsWith('.tsx')).length).toBeGreaterThan(0);
});

test.each(sources)('%s', (name) => {
  expect(literalTexts(sourceText(name))).toEqual([]);
});

describe('planted texts are found', () => {
  test.each([
    ['<p>Hit points</p>', ['Hit points']],
    ['<p>{count} hp</p>', ['hp']],
    ["<p>{'Hit points'}</p>", ['Hit points']],
    ['<p>{`${count} hp`}</p>', ['hp']],
    ["<p>{alive ? 'Alive' : t('dead')}</p>", ['Alive']],
    ["<p>{alive && 'Alive'}</p>", ['Alive']],
    ['<><br />Hit points</>', ['Hit points']],
    ['<Button aria-label="Close" />', ['Close']],
    ["<Field label={'Name'} />", ['Name']],
    ["<Field errorMessage={faulty ? 'Too low' : undefined} />", ['Too low']],
    ["tell({ tone: 'danger', message: 'Disk full' })", ['Disk full']],
    ["const template = [{ label: 'File' }]", ['File']],
  ])('%s', (source, expected) => {
    expect(literalTexts(source)).toEqual(expected);
  });
});

test.each([
  '<p>{t("sheet.hitPoints")}: {count} / {maximum}</p>',
  '<p className="stat">{`${count}/${maximum}`} · —</p>',
  '<Field label={t("sheet.name")} name="name" />',
  "<p>{kind === 'monster' && <Tag />}{kind === 'monster' ? t('monster') : null}</p>",
  "const label = 'a key'; ask('library.read', { kind: 'campaign' })",
])('%s holds none', (source) => {
  expect(literalTexts(source)).toEqual([]);
});
