import { settled } from '../core/by-hand.ts';
import { type Figure, figure, type Part } from '../core/figure.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { withDie } from './attack.ts';
import type { Switches } from './options.ts';
import { saveBonus } from './progression.ts';
import { type Characteristic, type Danger, savingCharacteristic } from './vocabulary.ts';
import { word } from './words.ts';

/** The total that saves, whatever the danger. */
const saveTarget = 10;

/** A creature as the saving throws see one. `level` has been checked. */
export interface Saver {
  readonly level: number;
  readonly bonuses: Readonly<Partial<Record<Characteristic, number>>>;
  readonly modifiers: readonly Part[];
  /** What counts in place of level and characteristics, where the sheet says so. */
  readonly byHand?: number | undefined;
}

/** What is added to a saving throw: the level's bonus and each characteristic that the dangers call for, once. */
export function saveFigure(saver: Saver, against: readonly Danger[], switches: Switches): Figure {
  const called = new Set(against.map((danger) => savingCharacteristic[danger]));
  const parts = [...called].flatMap((name): Part[] => {
    if (name === null) return [];
    const value = saver.bonuses[name] ?? 0;
    return [{ label: word(`characteristic.${name}`), value, source: word('source.saveCharacteristics') }];
  });
  // A characteristic that adds nothing is still better than one that takes something away.
  const best = Math.max(...parts.map(({ value }) => value));
  const kept = parts.findIndex(({ value }) => value === best);
  const stacked =
    switches.saveStacking === 'sum'
      ? parts
      : parts.map((part, at) => (at === kept ? part : { ...part, leftOut: word('leftOut.notTheBest') }));
  const shown = stacked.filter(({ value }) => value !== 0);
  const counted = settled(figure([saveBonus(saver.level, switches), ...shown]), saver.byHand);
  return figure([...counted.parts, ...saver.modifiers]);
}

/** What a saving throw came to. */
export interface SaveResult {
  readonly natural: number;
  readonly rolled: Figure;
  readonly success: boolean;
}

function verdict(natural: number, total: number) {
  if (natural === 20) return { success: true, why: word('why.natural20Saves') };
  if (natural === 1) return { success: false, why: word('why.natural1Fails') };
  const success = total >= saveTarget;
  return { success, why: word(success ? 'why.saveReaches' : 'why.saveBelow', { total, target: saveTarget }) };
}

/** The saving throw: one d20 and the bonuses against the fixed target of 10. */
export function* savingThrow(saver: Saver, against: readonly Danger[], switches: Switches): Rule<SaveResult> {
  const added = saveFigure(saver, against, switches);
  const natural = yield* d20(word('question.savingThrow'), (die) =>
    verdict(die, die + added.total).success ? 'saved' : 'failed',
  );
  const rolled = withDie(natural, added);
  const { success, why } = verdict(natural, rolled.total);
  yield* tell({
    verdict: word(success ? 'verdict.saved' : 'verdict.notSaved'),
    why,
    tone: success ? 'good' : 'bad',
    figure: rolled,
  });
  return { natural, rolled, success };
}
