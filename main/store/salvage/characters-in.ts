import { z } from 'zod';
import { json } from '../cells.ts';

/** What an event says of somebody who joined, or of a step that was taken back or brought back. */
const joining = z.object({
  commandId: z.string(),
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('combatantJoined'), kind: z.string(), documentId: z.string() }),
    z.object({ type: z.literal('stepUndone'), step: z.string() }),
    z.object({ type: z.literal('stepRedone'), step: z.string() }),
  ]),
});

/** The characters who are in an encounter by its events, in their order: those whose joining was undone are not. */
export function charactersIn(payloads: readonly string[]): readonly string[] {
  const joined = new Map<string, string[]>();
  const undone = new Set<string>();
  for (const payload of payloads) {
    const read = joining.safeParse(json(payload)).data;
    if (read === undefined) continue;
    const { commandId, event } = read;
    if (event.type === 'stepUndone') undone.add(event.step);
    else if (event.type === 'stepRedone') undone.delete(event.step);
    else if (event.kind === 'character')
      joined.set(commandId, [...(joined.get(commandId) ?? []), event.documentId]);
  }
  return [...joined].flatMap(([commandId, characters]) => (undone.has(commandId) ? [] : characters));
}
