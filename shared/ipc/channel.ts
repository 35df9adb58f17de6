import * as z from 'zod/mini';
import type { Refusal, Result } from '../rules/core/result.ts';

/** A question to main: the form of what is asked and of what is answered. */
export interface Channel {
  readonly input: z.core.$ZodType;
  readonly output: z.core.$ZodType;
}

/** The form of what main tells unasked. */
export type Push = z.core.$ZodType;

/** A refusal as it travels: with `faults`, one per faulty field, where a form was refused. */
export interface Refused extends Refusal {
  readonly faults?: readonly Refusal[];
}

/** Every answer of main: granted or refused, never thrown. */
export type Answered<T> = Result<T, Refused>;

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const refusal = {
  code: z.string(),
  field: z.exactOptional(z.string()),
  params: z.exactOptional(params),
};
const refusedSchema: z.ZodMiniType<Refused> = z.strictObject({
  ...refusal,
  faults: z.exactOptional(z.array(z.strictObject(refusal))),
});

/** The form of a channel's answer, granted or refused. */
export function answeredSchema<Output extends z.core.$ZodType>(
  output: Output,
): z.ZodMiniType<Answered<z.output<Output>>> {
  return z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), value: output }),
    z.strictObject({ ok: z.literal(false), error: refusedSchema }),
  ]) as unknown as z.ZodMiniType<Answered<z.output<Output>>>;
}
