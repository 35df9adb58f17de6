import { describe, expect, test, vi } from 'vitest';

// Vitest empties stylesheets that are imported, and the renderer has no types of Node's: read it by hand.
const files = await vi.importActual<{ readFileSync(file: URL, encoding: 'utf8'): string }>('node:fs');
const css = files.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const palette = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6,8}), (#[0-9a-f]{6,8})\);/g)].map(
    ([, name, light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

type Theme = 'light' | 'dark';
type Channels = readonly [red: number, green: number, blue: number];

function declared(name: string, theme: Theme): { channels: Channels; alpha: number } {
  const value = palette.get(name)?.[theme];
  if (value === undefined) throw new Error(`tokens.css declares no --color-${name}`);
  const at = (start: number) => Number.parseInt(value.slice(start, start + 2) || 'ff', 16) / 255;
  return { channels: [at(1), at(3), at(5)], alpha: at(7) };
}

/** What is seen where colours lie on one another: 'fill over ground'. */
function colour(layers: string, theme: Theme): Channels {
  const [top = '', ...below] = layers.split(' over ');
  const { channels, alpha } = declared(top, theme);
  if (alpha === 1) return channels;
  const under = colour(below.join(' over '), theme);
  const mixed = (at: 0 | 1 | 2) => channels[at] * alpha + under[at] * (1 - alpha);
  return [mixed(0), mixed(1), mixed(2)];
}

/** WCAG 2.2, relative luminance. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Channels, second: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const plain = ['ground', 'surface', 'sunken'] as const;
const surfaces = [...plain, ...plain.map((name) => `hover over ${name}` as const)];
const tints = ['accent-tint', 'danger-tint', 'success-tint', 'warning-tint'] as const;
const fills = [...plain, ...tints].map((name) => `fill over ${name}` as const);
const strongFills = [...plain, ...tints].flatMap(
  (name) => [`fill-hover over ${name}`, `fill-pressed over ${name}`] as const,
);

const textPairs: readonly (readonly [text: string, behind: string])[] = [
  ...[...surfaces, ...tints, 'accent-tint-hover', 'selection', ...fills, ...strongFills].map(
    (behind) => ['text', behind] as const,
  ),
  ...[...surfaces, ...tints, ...plain.map((name) => `fill over ${name}`)].map(
    (behind) => ['muted', behind] as const,
  ),
  ...[...surfaces, 'accent-tint', 'accent-tint-hover'].map((behind) => ['accent', behind] as const),
  ...[...surfaces, 'danger-tint'].map((behind) => ['danger', behind] as const),
  ...[...surfaces, 'success-tint'].map((behind) => ['success', behind] as const),
  ...[...surfaces, 'warning-tint'].map((behind) => ['warning', behind] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-fill', 'accent-fill'],
  ['on-accent-fill', 'accent-fill-hover'],
  ['on-accent-fill', 'accent-fill-pressed'],
  ['on-danger-fill', 'danger-fill'],
  ['on-danger-fill', 'danger-fill-pressed'],
];

const linePairs: readonly (readonly [line: string, behind: string])[] = [
  ...surfaces.map((behind) => ['outline', behind] as const),
  ...[...surfaces, ...tints, ...fills].map((behind) => ['focus', behind] as const),
  ...surfaces.map((behind) => ['accent', behind] as const),
  ...plain.map((behind) => ['accent-fill', behind] as const),
];

describe.each(['light', 'dark'] as const)('%s theme, WCAG AA', (theme) => {
  test.each(textPairs)('text: %s on %s', (text, behind) => {
    expect(contrast(colour(text, theme), colour(behind, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs)('controls and focus: %s on %s', (line, behind) => {
    expect(contrast(colour(line, theme), colour(behind, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21 to 1', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
});

test('no motion lasts 150 ms or longer', () => {
  const durations = [...css.matchAll(/--motion[\w-]*: (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThan(150);
});
