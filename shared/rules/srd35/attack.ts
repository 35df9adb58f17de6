import { type Figure, figure } from '../core/figure.ts';
import type { KeyLabel } from '../core/label.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import type { Switches } from './options.ts';
import { word } from './words.ts';

/** An attack as its roll sees it. */
export interface Attack {
  readonly bonus: Figure;
  /** The lowest natural result that threatens a critical hit, 2 to 20. */
  readonly threatFrom: number;
}

/** What an attack roll came to. */
export interface AttackResult {
  readonly natural: number;
  readonly rolled: Figure;
  readonly hit: boolean;
  readonly threat: boolean;
  readonly critical: boolean;
}

/** Puts the die in front of what is added to it. */
export function withDie(natural: number, added: Figure): Figure {
  return figure([{ label: word('part.die'), value: natural, source: word('source.die') }, ...added.parts]);
}

function reaches(natural: number, total: number, armorClass: number): { yes: boolean; why: KeyLabel } {
  if (natural === 20) return { yes: true, why: word('why.natural20') };
  if (natural === 1) return { yes: false, why: word('why.natural1') };
  const yes = total >= armorClass;
  return { yes, why: word(yes ? 'why.reaches' : 'why.below', { total, armorClass }) };
}

/** Whether a threat becomes a critical hit: a second attack roll, or at once where the switch says so. */
function* confirm(attack: Attack, armorClass: number, switches: Switches): Rule<boolean> {
  if (switches.criticalConfirmation === 'none') {
    yield* tell({ verdict: word('verdict.critical'), why: word('why.threatIsCritical'), tone: 'good' });
    return true;
  }
  const natural = yield* d20(word('question.confirmation'), (die) =>
    reaches(die, die + attack.bonus.total, armorClass).yes ? 'confirmed' : 'not confirmed',
  );
  const rolled = withDie(natural, attack.bonus);
  const { yes, why } = reaches(natural, rolled.total, armorClass);
  yield* tell({
    verdict: word(yes ? 'verdict.critical' : 'verdict.notCritical'),
    why,
    tone: yes ? 'good' : 'neutral',
    figure: rolled,
  });
  return yes;
}

/** The attack roll: one d20 against an armour class, and a second one to confirm a threat. */
export function* attackRoll(attack: Attack, armorClass: number, switches: Switches): Rule<AttackResult> {
  const natural = yield* d20(word('question.attackRoll'), (die) => {
    const { yes } = reaches(die, die + attack.bonus.total, armorClass);
    return yes ? (die >= attack.threatFrom ? 'threat' : 'hit') : 'miss';
  });
  const rolled = withDie(natural, attack.bonus);
  const { yes: hit, why } = reaches(natural, rolled.total, armorClass);
  const threat = hit && natural >= attack.threatFrom;
  const verdict = word(threat ? 'verdict.threat' : hit ? 'verdict.hit' : 'verdict.miss');
  yield* tell({ verdict, why, tone: hit ? 'good' : 'bad', figure: rolled });
  const critical = threat && (yield* confirm(attack, armorClass, switches));
  return { natural, rolled, hit, threat, critical };
}
