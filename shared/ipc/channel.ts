import { z } from 'zod';
import type { Refusal, Result } from '../rules/core/result.ts';

/** A question to main: the form of what is asked and of what is answered. */
export interface Channel {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

/** The form of what main tells unasked. */
export type Push = z.ZodType;

/** A refusal as it travels: with `faults`, one per faulty field, where a form was refused. */
export interface Refused extends Refusal {
  readonly faults?: readonly Refusal[];
}

/** Every answer of main: granted or refused, never thrown. */
export type Answered<T> = Result<T, Refused>;

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const refusal = { code: z.string(), field: z.string().exactOptional(), params: params.exactOptional() };
const refusedSchema: z.ZodType<Refused> = z.strictObject({
  ...refusal,
  faults: z.array(z.strictObject(refusal)).exactOptional(),
});

/** The form of a channel's answer, granted or refused. */
export function answeredSchema<Output extends z.ZodType>(
  output: Output,
): z.ZodType<Answered<z.output<Output>>> {
  return z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), value: output }),
    z.strictObject({ ok: z.literal(false), error: refusedSchema }),
  ]) as unknown as z.ZodType<Answered<z.output<Output>>>;
}
