import * as z from 'zod/mini';
import type { KeyLabel, Label, WordKey } from './label.ts';

/** Parsers of labels, in the light form of zod: the first screen waits for them. */
const longestText = 4000;
const longestDice = 200;
const longestParam = 40;
const wordKey = /^[a-z0-9-]{1,40}:[\w.-]{1,120}$/;
const text = z.string().check(z.maxLength(longestText));

export const wordKeySchema = z.custom<WordKey>((value) => typeof value === 'string' && wordKey.test(value));

/** Deepest nesting of labels inside labels: a hundred who save together are seven deep by themselves. */
const deepestLabel = 16;

function nests(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => nests(inner, depth - 1));
}

const anyLabel: z.ZodMiniType<Label, Label> = z.lazy(() =>
  z.union([
    keyLabelSchema,
    z.strictObject({ text }),
    z.strictObject({ dice: z.string().check(z.maxLength(longestDice)) }),
  ]),
);

/** Depth is looked at first: the parser follows nesting by recursion, which a hostile label would overflow. */
export const labelSchema = z.pipe(
  z.unknown().check(z.refine((value) => nests(value, 2 * deepestLabel))),
  anyLabel,
) as unknown as z.ZodMiniType<Label, Label>;

export const keyLabelSchema: z.ZodMiniType<KeyLabel, KeyLabel> = z.strictObject({
  key: wordKeySchema,
  params: z.exactOptional(
    z.record(z.string().check(z.maxLength(longestParam)), z.union([text, z.number(), anyLabel])),
  ),
});

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
}

function areParams(params: unknown, depth: number): boolean {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return false;
  return Object.entries(params).every(
    ([name, param]) =>
      name.length <= longestParam &&
      (Number.isFinite(param) || isText(param, longestText) || isLabel(param, depth)),
  );
}

/** What `labelSchema` takes, found out without a parser: lists hold labels by the ten thousand. */
export function isLabel(value: unknown, depth = deepestLabel): value is Label {
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  const label = value as Readonly<Record<string, unknown>>;
  let kind: string | undefined;
  for (const field in label) {
    if (field === 'params') continue;
    if (kind !== undefined) return false;
    kind = field;
  }
  const isBare = label.params === undefined;
  if (kind === 'text') return isBare && isText(label.text, longestText);
  if (kind === 'dice') return isBare && isText(label.dice, longestDice);
  if (kind !== 'key' || typeof label.key !== 'string' || !wordKey.test(label.key)) return false;
  return isBare || areParams(label.params, depth - 1);
}
