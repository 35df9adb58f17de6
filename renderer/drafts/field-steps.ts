import { useCallback, useRef } from 'react';
import { newCommandId } from '../bridge/desk.ts';
import { changedField } from './changed-field.ts';

/** What a save is sent with: its own id, and that of the save that it goes on with. */
interface SaveCommand {
  readonly commandId: string;
  readonly goesOn?: string;
}

/** How saves become steps of undo and history. */
export interface FieldSteps {
  /** The ids of the save that makes one draft of another; `saved` is called when it was granted. */
  readonly begin: (
    before: object,
    after: object,
  ) => { readonly ids: SaveCommand; readonly saved: () => void };
  /** The field was left, or something else was done: what comes next is a step of its own. */
  readonly end: () => void;
}

/** However often the typing in a field rests and is saved, it is one step until the field is left. */
export function useFieldSteps(): FieldSteps {
  const last = useRef<{ readonly path: string | undefined; readonly commandId: string }>(undefined);
  const begin = useCallback<FieldSteps['begin']>((before, after) => {
    const path = changedField(before, after);
    const commandId = newCommandId();
    const goesOn = path !== undefined && last.current?.path === path ? last.current.commandId : undefined;
    return {
      ids: goesOn === undefined ? { commandId } : { commandId, goesOn },
      saved() {
        last.current = { path, commandId };
      },
    };
  }, []);
  const end = useCallback(() => {
    last.current = undefined;
  }, []);
  return useRef({ begin, end }).current;
}
