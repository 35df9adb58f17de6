import * as z from 'zod/mini';
import type { KeyLabel, Label, WordKey } from './label.ts';

/** Parsers of labels, in the light form of zod: the first screen waits for them. */
const text = z.string().check(z.maxLength(4000));

export const wordKeySchema = z.custom<WordKey>(
  (value) => typeof value === 'string' && /^[a-z0-9-]{1,40}:[\w.-]{1,120}$/.test(value),
);

/** Deepest nesting of labels inside labels. */
const deepestLabel = 8;

function nests(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => nests(inner, depth - 1));
}

const anyLabel: z.ZodMiniType<Label> = z.lazy(() =>
  z.union([
    keyLabelSchema,
    z.strictObject({ text }),
    z.strictObject({ dice: z.string().check(z.maxLength(200)) }),
  ]),
);

/** Depth is looked at first: the parser follows nesting by recursion, which a hostile label would overflow. */
export const labelSchema = z.pipe(
  z.unknown().check(z.refine((value) => nests(value, 2 * deepestLabel))),
  anyLabel,
) as unknown as z.ZodMiniType<Label>;

export const keyLabelSchema: z.ZodMiniType<KeyLabel> = z.strictObject({
  key: wordKeySchema,
  params: z.exactOptional(z.record(z.string().check(z.maxLength(40)), z.union([text, z.number(), anyLabel]))),
});
