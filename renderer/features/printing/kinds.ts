import type { PaperKind } from '../../../shared/ipc/paper-contract.ts';

/** Kinds of paper that show creatures, to be chosen. */
export const kindsOfCreatures: readonly PaperKind[] = ['sheets', 'cards', 'party'];
