import type { PrintedAttacks, PrintedStrike, Reading } from './monster.ts';
import { readStrike } from './strike.ts';
import { cut, isNothing, plain } from './text.ts';

/** Reads strikes joined by "and" (or a comma, or a bare semicolon) and alternatives divided by "or". */
export function readAttacks(text: string): Reading<PrintedAttacks> {
  if (isNothing(text)) return { value: [], unread: [] };
  const alternatives: (readonly PrintedStrike[])[] = [];
  const unread: string[] = [];
  let together: readonly PrintedStrike[] = [];
  let divided = false;
  const close = () => {
    if (together.length > 0) alternatives.push(together);
    together = [];
  };
  for (const piece of cut(plain(text), [' or ', ' and ', ',', ';'])) {
    divided ||= piece.after === ' or ';
    if (piece.text.trim() === '') continue;
    if (divided) close();
    divided = false;
    const strike = readStrike(piece.text.trim());
    together = [...together, ...strike.value];
    unread.push(...strike.unread);
  }
  close();
  return { value: alternatives, unread };
}
