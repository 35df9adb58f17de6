import { z } from 'zod';
import type { Figure } from './figure.ts';
import { keyLabelSchema, labelSchema } from './label-schema.ts';
import { type Json, type SheetData, sheetKinds } from './sheet.ts';
import type { Adjustment, Condition, Pool } from './standing.ts';
import { type Answer, type Finding, type Question, type RollAnswer, turnEdges } from './step.ts';

/** Parsers of the rules' plain data, for whatever comes from a disk, a window or a file. */
const longestText = 4000;

export const figureSchema: z.ZodType<Figure, Figure> = z.strictObject({
  total: z.number(),
  parts: z.array(
    z.strictObject({
      label: labelSchema,
      value: z.number(),
      source: keyLabelSchema,
      leftOut: z.exactOptional(keyLabelSchema),
    }),
  ),
});

export const findingSchema: z.ZodType<Finding, Finding> = z.strictObject({
  verdict: keyLabelSchema,
  why: keyLabelSchema,
  tone: z.enum(['good', 'bad', 'neutral']),
  figure: figureSchema.exactOptional(),
});

export const questionSchema: z.ZodType<Question, Question> = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('roll'),
    purpose: keyLabelSchema,
    dice: z.array(z.strictObject({ count: z.number().int().min(1), sides: z.number().int().min(1) })),
  }),
  z.strictObject({
    step: z.literal('choose'),
    decision: z.string(),
    purpose: keyLabelSchema,
    options: z.array(z.strictObject({ id: z.string(), label: keyLabelSchema })),
  }),
]);

const face = z.number().int().min(1).max(10_000);

export const rollAnswerSchema: z.ZodType<RollAnswer, RollAnswer> = z.union([
  z.strictObject({ faces: z.array(face).max(1000) }),
  z.strictObject({ sum: z.number().int().min(0).max(10_000_000) }),
]);

export const answerSchema: z.ZodType<Answer, Answer> = z.union([
  rollAnswerSchema,
  z.strictObject({ choice: z.string().max(100) }),
]);

export const sheetKindSchema = z.enum(sheetKinds);

const points = z.number().int().min(-100_000).max(100_000);

const adjustmentSchema: z.ZodType<Adjustment> = z.strictObject({
  on: z.string().min(1).max(40),
  value: z.number().int().min(-100).max(100),
});

/** The most numbers that one condition changes. */
const mostAdjustments = 20;

export const conditionSchema: z.ZodType<Condition> = z.strictObject({
  condition: z.string().max(100),
  name: labelSchema,
  adjustments: z.array(adjustmentSchema).max(mostAdjustments),
});

export const poolSchema: z.ZodType<Pool> = z.strictObject({
  id: z.string().min(1).max(40),
  label: keyLabelSchema,
  value: points,
  least: points,
  maximum: points.nullable(),
});

/** How long a condition lasts: so many starts or ends of a combatant's turns. */
export const lastingSchema = z.strictObject({
  of: z.number().int().min(1).max(10_000),
  edge: z.enum(turnEdges),
  turns: z.number().int().min(1).max(10_000),
});

export const vitalStateSchema = z.strictObject({
  id: z.string().min(1).max(40),
  label: keyLabelSchema,
  acts: z.boolean(),
  dead: z.boolean(),
  next: z.exactOptional(keyLabelSchema),
});

/** Deepest nesting of a sheet's data. */
const deepest = 16;

function isJson(value: unknown, depth: number): value is Json {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return value.length <= longestText;
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.keys(fields).every((key) => key !== '__proto__' && isJson(fields[key], depth - 1));
}

/** Plain data that its owner reads. */
export const jsonSchema = z.custom<Json>((value) => isJson(value, deepest));

/** A sheet as data; what it means is for its system to check. */
export const sheetDataSchema = z.custom<SheetData>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isJson(value, deepest),
);
