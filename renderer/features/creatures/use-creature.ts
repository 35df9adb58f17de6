import { useCallback, useMemo } from 'react';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { CreatureDocument, LibraryDocument } from '../../../shared/library/document.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import type { SheetSection } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useFieldSteps } from '../../drafts/field-steps.ts';
import { type Drafting, useDraftStore } from '../../drafts/use-draft.ts';
import { type Draft, savable } from '../../sheet-fields/draft.ts';

function creatureIn(answer: Answered<LibraryDocument>): Answered<CreatureDocument> {
  if (!answer.ok) return answer;
  const { value } = answer;
  return value.kind === 'character' || value.kind === 'monster' ? granted(value) : refused('INTERNAL');
}

/**
 * A creature being worked on in the form of its system. However often the typing in a field rests, it is one step of
 * undo and history until the field is left.
 */
export function useCreature(document: CreatureDocument, sections: readonly SheetSection[]) {
  const steps = useFieldSteps();
  const drafting = useMemo<Drafting<CreatureDocument, Draft>>(
    () => ({
      draftOf: ({ body: { name, sheet, notes } }) => ({
        name,
        sheet,
        ...(notes === undefined ? {} : { notes }),
      }),
      savable: (draft, saved) => savable(sections, draft, saved),
      async save({ id, revision, body }, draft) {
        const { ids, saved } = steps.begin(body, draft);
        const answer = await ask('creatures.save', { ...ids, id, revision, body: { ...body, ...draft } });
        if (answer.ok) saved();
        return creatureIn(answer);
      },
    }),
    [sections, steps],
  );
  const drafted = useDraftStore(document, drafting);
  const { save, change } = drafted;
  const leave = useCallback(async (): Promise<void> => {
    await save();
    steps.end();
  }, [save, steps]);
  /** Gives the creature a portrait, or (null) takes it away; whether that was granted. */
  const portray = useCallback(
    (portrait: Uint8Array | null): Promise<boolean> => {
      steps.end();
      return change(async ({ id, revision }) =>
        creatureIn(await ask('creatures.portray', { commandId: newCommandId(), id, revision, portrait })),
      );
    },
    [change, steps],
  );
  /** Gives the creature tags and takes others away; whether that was granted. */
  const tag = useCallback(
    (added: readonly string[], removed: readonly string[]): Promise<boolean> => {
      steps.end();
      return change(async ({ id, kind }) => {
        const tags = { added: [...added], removed: [...removed] };
        const tagged = await ask('creatures.tag', { commandId: newCommandId(), kind, ids: [id], ...tags });
        return tagged.ok ? creatureIn(await ask('library.read', { id })) : tagged;
      });
    },
    [change, steps],
  );
  /** Takes changed fields of the template over, or leaves them; whether that was granted. */
  const settle = (paths: readonly string[], choice: 'take' | 'leave'): Promise<boolean> => {
    steps.end();
    return change(async ({ id, revision }) => {
      const wanted = { commandId: newCommandId(), id, revision, paths: [...paths], choice };
      return creatureIn(await ask('creatures.settle', wanted));
    });
  };
  return { ...drafted, leave, portray, tag, settle };
}
