import { answerRequest } from '../../shared/rules/answer-request.ts';
import type { RuleRefusal } from '../../shared/rules/core/result.ts';

const messages = {
  UNKNOWN_SYSTEM: 'There is no such rule system.',
  UNKNOWN_ASK: 'The rule system has no such question.',
  BAD_REQUEST: 'The request is not JSON, or a field is missing, of the wrong type or outside its list.',
  OUT_OF_RANGE: 'The rules have no answer for this level.',
  DECISION_NEEDED: 'The rules leave a choice to the player, and none was given.',
  ILLEGAL_MOVE: 'The rules forbid this in this situation.',
  DICE_MISSING: 'The rules roll more dice than were given.',
  DICE_LEFT_OVER: 'More dice were given than the rules roll.',
} as const satisfies Record<RuleRefusal['code'], string>;

function failure({ code, field }: RuleRefusal) {
  return { ok: false, error: { code, field: field ?? null, message: messages[code] } };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The `id` of a request as the start of its answer; nothing where there is none. */
function echo(request: unknown): { id?: unknown } {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'id')) return {};
  return { id: (request as { id: unknown }).id };
}

/** One request line in, one answer line out (without line ends). */
export function answerLine(line: string): string {
  const request = parse(line);
  const answer = answerRequest(request);
  const body = answer.ok ? { ok: true, ...answer.value } : failure(answer.error);
  try {
    return JSON.stringify({ ...echo(request), ...body });
  } catch {
    // An id nested deeper than the writer can follow cannot be echoed.
    return JSON.stringify(failure({ code: 'BAD_REQUEST', field: 'id' }));
  }
}
