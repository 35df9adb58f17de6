import { useMemo } from 'react';
import type { CreatureDocument } from '../../../shared/library/document.ts';
import { refused } from '../../../shared/rules/core/result.ts';
import type { SheetSection } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { type Drafting, useDraft } from '../../drafts/use-draft.ts';
import { type Draft, savable } from './draft.ts';

/** A creature being worked on in the form of its system. */
export function useCreature(document: CreatureDocument, sections: readonly SheetSection[]) {
  const drafting = useMemo<Drafting<CreatureDocument, Draft>>(
    () => ({
      draftOf: ({ body: { name, sheet } }) => ({ name, sheet }),
      savable: (draft, saved) => savable(sections, draft, saved),
      async save({ id, revision, body }, draft) {
        const wanted = { commandId: newCommandId(), id, revision, body: { ...body, ...draft } };
        const answer = await ask('creatures.save', wanted);
        if (!answer.ok) return answer;
        const { value } = answer;
        const creature = value.kind === 'character' || value.kind === 'monster';
        return creature ? { ok: true, value } : refused('INTERNAL');
      },
    }),
    [sections],
  );
  return useDraft(document, drafting);
}
