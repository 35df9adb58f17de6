import { z } from 'zod';
import type { AskAnswer } from './core/ask.ts';
import { readOptions } from './core/option.ts';
import { type Result, type RuleRefusal, refused } from './core/result.ts';
import type { SystemId } from './core/system.ts';
import { systems } from './registry.ts';

const dice = z.array(z.number().int().min(1).max(20));

/** A JSON object as it was read; zod's records would drop a `__proto__` that somebody sends. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSystemId(value: string): value is SystemId {
  return Object.hasOwn(systems, value);
}

/**
 * Answers one request to the rules engine. Refused with the rules' codes, the first that applies in their
 * order; nothing in the request is trusted.
 */
export function answerRequest(request: unknown): Result<AskAnswer, RuleRefusal> {
  if (!isObject(request)) return refused('BAD_REQUEST');
  const { system: systemId, ask: askName, options: chosen = {}, dice: fallen = [] } = request;
  if (typeof systemId !== 'string') return refused('BAD_REQUEST', 'system');
  if (!isSystemId(systemId)) return refused('UNKNOWN_SYSTEM', 'system');
  if (typeof askName !== 'string') return refused('BAD_REQUEST', 'ask');
  const system = systems[systemId];
  const ask = Object.hasOwn(system.asks, askName) ? system.asks[askName] : undefined;
  if (ask === undefined) return refused('UNKNOWN_ASK', 'ask');
  if (!isObject(chosen)) return refused('BAD_REQUEST', 'options');
  const options = readOptions(system.options, chosen);
  if (!options.ok) return options;
  const faces = dice.safeParse(fallen);
  if (!faces.success) return refused('BAD_REQUEST', 'dice');
  return ask.answer({ fields: request, options: options.value, dice: faces.data });
}
