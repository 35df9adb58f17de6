import type { Figure } from '../../shared/rules/core/figure.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import type { DerivedFigure } from '../../shared/rules/core/sheet.ts';
import { FigureTrigger } from '../ui/figure-trigger.tsx';
import { type ScreenWords, useWords } from '../words/words.tsx';
import { Ledger } from './ledger.tsx';

/** A derived number as it is written: `+10`, `1d10 +3`. */
export function writeFigure(words: ScreenWords, { figure, format, dice }: DerivedFigure): string {
  const total = format === 'bonus' ? words.signed(figure.total) : words.number(figure.total);
  if (dice === undefined) return format === 'bonus' && figure.total === 0 ? `+${total}` : total;
  return figure.total === 0 ? words.say(dice) : `${words.say(dice)} ${total}`;
}

/** A number that opens its ledger: what counted, what did not, why, and where it is written. */
export function FigureButton({ label, derived }: { label: Label; derived: DerivedFigure }) {
  const words = useWords();
  const value = writeFigure(words, derived);
  const params = { label, value };
  return (
    <FigureTrigger
      label={words.t('ledger.open', params)}
      title={words.t('ledger.title', params)}
      details={<Ledger figure={derived.figure} />}
    >
      {value}
    </FigureTrigger>
  );
}

/** The parts of a number in a line of small print: `+7 Samurai, level 7 · +3 Strength`. */
export function writeParts({ say, signed }: ScreenWords, { parts }: Figure): string {
  return parts
    .filter(({ leftOut }) => leftOut === undefined)
    .map(({ label, value }) => `${signed(value)} ${say(label)}`)
    .join(' · ');
}
