import { useCallback, useMemo, useRef } from 'react';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { CreatureDocument, LibraryDocument } from '../../../shared/library/document.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import type { SheetSection } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { type Drafting, useDraft } from '../../drafts/use-draft.ts';
import { type Draft, savable } from '../../sheet-fields/draft.ts';
import { changedField } from './changed-field.ts';

/** The last save, while the focus has not left its field. */
interface InField {
  readonly path: string | undefined;
  readonly commandId: string;
}

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
  const inField = useRef<InField>(undefined);
  const drafting = useMemo<Drafting<CreatureDocument, Draft>>(
    () => ({
      draftOf: ({ body: { name, sheet, notes } }) => ({
        name,
        sheet,
        ...(notes === undefined ? {} : { notes }),
      }),
      savable: (draft, saved) => savable(sections, draft, saved),
      async save({ id, revision, body }, draft) {
        const path = changedField(body, draft);
        const last = inField.current;
        const commandId = newCommandId();
        const goesOn = path !== undefined && last?.path === path ? { goesOn: last.commandId } : {};
        const wanted = { commandId, id, revision, body: { ...body, ...draft }, ...goesOn };
        const answer = await ask('creatures.save', wanted);
        if (!answer.ok) return answer;
        inField.current = { path, commandId };
        return creatureIn(answer);
      },
    }),
    [sections],
  );
  const drafted = useDraft(document, drafting);
  const { save, change } = drafted;
  const leave = useCallback(async (): Promise<void> => {
    await save();
    inField.current = undefined;
  }, [save]);
  /** Gives the creature a portrait, or (null) takes it away; whether that was granted. */
  const portray = useCallback(
    (portrait: Uint8Array | null): Promise<boolean> => {
      inField.current = undefined;
      return change(async ({ id, revision }) =>
        creatureIn(await ask('creatures.portray', { commandId: newCommandId(), id, revision, portrait })),
      );
    },
    [change],
  );
  /** Gives the creature tags and takes others away; whether that was granted. */
  const tag = (added: readonly string[], removed: readonly string[]): Promise<boolean> => {
    inField.current = undefined;
    return change(async ({ id, kind }) => {
      const tags = { added: [...added], removed: [...removed] };
      const tagged = await ask('creatures.tag', { commandId: newCommandId(), kind, ids: [id], ...tags });
      return tagged.ok ? creatureIn(await ask('library.read', { id })) : tagged;
    });
  };
  /** Takes changed fields of the template over, or leaves them; whether that was granted. */
  const settle = (paths: readonly string[], choice: 'take' | 'leave'): Promise<boolean> => {
    inField.current = undefined;
    return change(async ({ id, revision }) => {
      const wanted = { commandId: newCommandId(), id, revision, paths: [...paths], choice };
      return creatureIn(await ask('creatures.settle', wanted));
    });
  };
  return { ...drafted, leave, portray, tag, settle };
}
