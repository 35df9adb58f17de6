import { useMemo } from 'react';
import type { EncounterDocument } from '../../../../shared/library/document.ts';
import {
  newPreparation,
  type Preparation,
  preparationSchema,
} from '../../../../shared/library/preparation.ts';
import { refused } from '../../../../shared/rules/core/result.ts';
import { ask, newCommandId } from '../../../bridge/desk.ts';
import { type Drafting, useDraft } from '../../../drafts/use-draft.ts';
import { faultOf } from '../../../names/name-field.tsx';

/** What a game master writes of an encounter. */
export interface PreparationDraft {
  readonly name: EncounterDocument['body']['name'];
  readonly notes: string;
  readonly preparation: Preparation;
}

/** An encounter being prepared: saved after a rest, each rest a step of undo. */
export function usePreparation(encounter: EncounterDocument) {
  const drafting = useMemo<Drafting<EncounterDocument, PreparationDraft>>(
    () => ({
      draftOf: ({ body: { name, notes = '', preparation = newPreparation } }) => ({
        name,
        notes,
        preparation,
      }),
      savable({ name, notes, preparation }, saved) {
        // As main writes it, so that what is saved compares equal.
        const read = preparationSchema.safeParse(preparation);
        return {
          name: faultOf(name) === undefined ? name : saved.name,
          notes,
          preparation: read.success ? read.data : saved.preparation,
        };
      },
      async save({ id, revision }, draft) {
        const answer = await ask('encounters.save', { commandId: newCommandId(), id, revision, ...draft });
        if (!answer.ok) return answer;
        return answer.value.kind === 'encounter' ? { ok: true, value: answer.value } : refused('INTERNAL');
      },
    }),
    [],
  );
  return useDraft(encounter, drafting);
}
