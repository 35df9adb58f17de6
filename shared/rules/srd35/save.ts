import { type Figure, figure, type Part } from '../core/figure.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { withDie } from './attack.ts';
import { abilityPart } from './attack-bonus.ts';
import { type Ability, type Save, savingAbility } from './vocabulary.ts';
import { word } from './words.ts';

/** A creature as its saving throws see it. */
export interface Saver {
  readonly baseSaves: Readonly<Record<Save, Figure>>;
  /** Ability modifiers, not scores. */
  readonly modifiersOf: Readonly<Record<Ability, number>>;
  readonly modifiers: readonly Part[];
}

/** What a creature adds to one of its saves. */
export function saveBonus(saver: Saver, save: Save): Figure {
  const ability = savingAbility[save];
  return figure([
    ...saver.baseSaves[save].parts,
    ...abilityPart(ability, saver.modifiersOf[ability], word('source.save', { save: word(`save.${save}`) })),
    ...saver.modifiers,
  ]);
}

/** What a saving throw came to. */
export interface SaveResult {
  readonly natural: number;
  readonly rolled: Figure;
  readonly success: boolean;
}

function verdict(natural: number, total: number, difficulty: number) {
  if (natural === 20) return { success: true, why: word('why.natural20Saves') };
  if (natural === 1) return { success: false, why: word('why.natural1Fails') };
  const success = total >= difficulty;
  return { success, why: word(success ? 'why.saveReaches' : 'why.saveBelow', { total, difficulty }) };
}

/** The saving throw: one d20 and the bonus against the difficulty that the attack sets. */
export function* savingThrow(bonus: Figure, difficulty: number): Rule<SaveResult> {
  const natural = yield* d20(word('question.savingThrow'), (die) =>
    verdict(die, die + bonus.total, difficulty).success ? 'saved' : 'failed',
  );
  const rolled = withDie(natural, bonus);
  const { success, why } = verdict(natural, rolled.total, difficulty);
  yield* tell({
    verdict: word(success ? 'verdict.saved' : 'verdict.notSaved'),
    why,
    tone: success ? 'good' : 'bad',
    figure: rolled,
  });
  return { natural, rolled, success };
}
