import type { AttackMode } from '../vocabulary.ts';
import type { PrintedAttacks, PrintedStrike, Reading } from './monster.ts';
import { readStrike } from './strike.ts';
import { cut, isNothing, plain, unjoined } from './text.ts';

/** A strike of a line that says its mode once for all: "2 claws +5 each (1d4+3)". */
function withMode(text: string, mode: AttackMode): string {
  return text.replace(
    /^([^(]{0,200}?[+-] ?\d{1,3}(?: ?\/ ?[+-] ?\d{1,3}){0,9})( touch)?(?: each)?(?= ?\(|$)/,
    (_, struck: string, touch: string | undefined) => `${struck} ${mode}${touch ?? ''}`,
  );
}

/**
 * Reads strikes joined by "and" (or a comma, or a bare semicolon) and alternatives divided by "or". `mode` is that of
 * a line of melee or ranged attacks alone, which does not repeat it.
 */
export function readAttacks(text: string, mode?: AttackMode): Reading<PrintedAttacks> {
  if (isNothing(text)) return { value: [], unread: [] };
  const alternatives: (readonly PrintedStrike[])[] = [];
  const unread: string[] = [];
  let together: readonly PrintedStrike[] = [];
  let divided = false;
  const close = () => {
    if (together.length > 0) alternatives.push(together);
    together = [];
  };
  for (const piece of cut(unjoined(plain(text)), [' or ', ' and ', ',', ';'])) {
    const whole = piece.text.trim();
    const said = whole.replace(/^(?:and|or) /, '');
    divided ||= piece.after === ' or ' || whole.startsWith('or ');
    if (said === '') continue;
    if (divided) close();
    divided = false;
    const strike = readStrike(mode === undefined ? said : withMode(said, mode));
    together = [...together, ...strike.value];
    unread.push(...strike.unread);
  }
  close();
  return { value: alternatives, unread };
}
