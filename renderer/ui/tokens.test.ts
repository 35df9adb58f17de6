import { describe, expect, test, vi } from 'vitest';

// Vitest empties stylesheets that are imported, and the renderer has no types of Node's: read it by hand.
const files = await vi.importActual<{ readFileSync(file: URL, encoding: 'utf8'): string }>('node:fs');
const css = files.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const palette = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
);

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = palette.get(name)?.[theme];
  if (value === undefined) throw new Error(`tokens.css declares no --color-${name}`);
  return value;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['ground', 'surface', 'sunken', 'hover'] as const;
const tints = ['accent-tint', 'danger-tint', 'success-tint', 'warning-tint'] as const;

const textPairs: readonly (readonly [text: string, behind: string])[] = [
  ...[...surfaces, 'fill', 'fill-hover', 'fill-pressed', ...tints, 'accent-tint-hover'].map(
    (behind) => ['text', behind] as const,
  ),
  ...[...surfaces, 'fill', ...tints].map((behind) => ['muted', behind] as const),
  ...[...surfaces, 'fill', 'accent-tint', 'accent-tint-hover'].map((behind) => ['accent', behind] as const),
  ...[...surfaces, 'danger-tint', 'danger-tint-hover'].map((behind) => ['danger', behind] as const),
  ...[...surfaces, 'success-tint'].map((behind) => ['success', behind] as const),
  ...[...surfaces, 'warning-tint'].map((behind) => ['warning', behind] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
];

const linePairs: readonly (readonly [line: string, behind: string])[] = [
  ...surfaces.map((behind) => ['outline', behind] as const),
  ...[...surfaces, 'fill', ...tints].map((behind) => ['focus', behind] as const),
  ...surfaces.map((behind) => ['accent', behind] as const),
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
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('no motion lasts 150 ms or longer', () => {
  const durations = [...css.matchAll(/--motion[\w-]*: (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThan(150);
});
