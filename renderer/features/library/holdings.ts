import type { Holdings } from '../../../shared/ipc/library-contract.ts';
import type { ScreenWords } from '../../words/words.tsx';

const kinds = [
  'campaigns',
  'characters',
  'monsters',
  'encounters',
  'notes',
  'items',
] as const satisfies readonly (keyof Holdings)[];

/** What a library holds, in a line; what it has none of is not named. */
export function writeHoldings({ t, language }: ScreenWords, holdings: Holdings): string {
  const parts = kinds
    .filter((kind) => holdings[kind] > 0)
    .map((kind) => t(`holdings.${kind}`, { count: holdings[kind] }));
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(parts);
}
