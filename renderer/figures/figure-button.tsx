import { computedTotal } from '../../shared/rules/core/by-hand.ts';
import type { Figure } from '../../shared/rules/core/figure.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import type { DerivedFigure } from '../../shared/rules/core/sheet.ts';
import { FigureTrigger } from '../ui/figure-trigger.tsx';
import { type ScreenWords, useWords } from '../words/words.tsx';
import { Ledger } from './ledger.tsx';
import { SetByHand } from './set-by-hand.tsx';

/** A derived number as it is written: `+10`, `1d10 +3`. */
export function writeFigure(words: ScreenWords, { figure, format, dice }: DerivedFigure): string {
  const total = format === 'bonus' ? words.signed(figure.total) : words.number(figure.total);
  if (dice === undefined) return format === 'bonus' && figure.total === 0 ? `+${total}` : total;
  return figure.total === 0 ? words.say(dice) : `${words.say(dice)} ${total}`;
}

interface FigureButtonProps {
  label: Label;
  derived: DerivedFigure;
  /** Sets the number by hand, or (null) leaves it to the rules again; absent where it can only be read. */
  onSet?: (value: number | null) => void;
}

/** A number that opens its ledger: what counted, what did not, why, and where it is written. */
export function FigureButton({ label, derived, onSet }: FigureButtonProps) {
  const words = useWords();
  const value = writeFigure(words, derived);
  const would = computedTotal(derived.figure);
  const computed =
    would === undefined ? undefined : writeFigure(words, { ...derived, figure: { total: would, parts: [] } });
  const params = { label, value };
  return (
    <FigureTrigger
      label={
        computed === undefined
          ? words.t('ledger.open', params)
          : words.t('byHand.open', { ...params, computed })
      }
      title={words.t('ledger.title', params)}
      isByHand={computed !== undefined}
      onReset={computed === undefined || onSet === undefined ? undefined : () => onSet(null)}
      details={(close) => (
        <>
          <Ledger figure={derived.figure} />
          {onSet !== undefined && (
            <SetByHand derived={derived} computed={computed} onSet={onSet} onClose={close} />
          )}
        </>
      )}
    >
      {value}
    </FigureTrigger>
  );
}

/** The parts of a number that count, for small print: `+7 Samurai, level 7`, `+3 Strength`. */
export function writtenParts({ say, signed }: ScreenWords, { parts }: Figure): readonly string[] {
  return parts
    .filter(({ leftOut }) => leftOut === undefined)
    .map(({ label, value }) => `${signed(value)} ${say(label)}`);
}
