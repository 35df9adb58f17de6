import { granted } from '../../../shared/rules/core/result.ts';
import type { Store } from '../../store/store.ts';
import { nobody, type OpenEncounters } from '../open-encounters.ts';

/** Takes the characters of a running encounter on loan whose loans have vanished: its events say who is in it. */
export function renewLoans(store: Store, encounters: OpenEncounters, id: string): void {
  const found = store.documents.live(id);
  if (!found.ok || found.value.kind !== 'encounter' || found.value.body.status !== 'running') return;
  const read = encounters.read(id);
  if (!read.ok) return;
  const free = new Set(
    read.value.history.state.combatants.flatMap(({ kind, documentId }) =>
      kind === 'character' &&
      documentId !== nobody &&
      store.documents.live(documentId).ok &&
      store.loans.holder(documentId) === undefined
        ? [documentId]
        : [],
    ),
  );
  if (free.size === 0) return;
  store.commit(() => {
    for (const character of free) store.loans.take(character, id);
    return granted(null);
  });
}
