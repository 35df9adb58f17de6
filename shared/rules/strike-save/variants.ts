import { typedHand } from '../core/hand.ts';
import type { KeyLabel } from '../core/label.ts';
import { run } from '../core/run.ts';
import {
  type AttackDecisions,
  type Attacker,
  type AttackFigures,
  attackFigures,
  mustPickCharacteristic,
  openCells,
} from './attack.ts';
import type { Switches } from './options.ts';
import { attackerWith, type StrikeSaveSheet, type Weapon, type Wielded } from './sheet.ts';
import {
  type AttackCharacteristic,
  attackCharacteristics,
  type BonusTarget,
  bonusTargets,
} from './vocabulary.ts';
import { word } from './words.ts';

/** One way to resolve what the matrix leaves to the player, with its figures. */
export interface AttackVariant {
  readonly decisions: AttackDecisions;
  readonly labels: readonly KeyLabel[];
  readonly figures: AttackFigures;
}

function places(
  attacker: Attacker,
  weapon: Weapon,
  name: AttackCharacteristic,
  picked: AttackCharacteristic | undefined,
): readonly (BonusTarget | undefined)[] {
  const counts = picked === undefined || picked === name;
  if (!counts || !openCells(attacker).includes(name)) return [undefined];
  const onSheet = name === 'strength' ? weapon.strengthTo : weapon.dexterityTo;
  return onSheet === 'ask' ? bonusTargets : [onSheet];
}

function variant(sheet: StrikeSaveSheet, wielded: Wielded, switches: Switches): AttackVariant {
  const { decisions } = wielded;
  const attacker = attackerWith(sheet, wielded, []);
  const figures = run(attackFigures(attacker, decisions, switches), typedHand([]));
  if (!figures.ok) throw new Error(`an attack variant leaves ${figures.error.field} open`);
  const { characteristic, strengthTo, dexterityTo } = decisions;
  const labels = [
    ...(characteristic === undefined ? [] : [word(`characteristic.${characteristic}`)]),
    ...(strengthTo === undefined ? [] : [word(`strengthTo.${strengthTo}`)]),
    ...(dexterityTo === undefined ? [] : [word(`dexterityTo.${dexterityTo}`)]),
  ];
  return { decisions, labels, figures: figures.value };
}

/**
 * Every way to attack with a weapon: one, unless the rules leave a choice that the sheet has not made.
 * Offered side by side, so that the choice and the attack are one key.
 */
export function attackVariants(
  sheet: StrikeSaveSheet,
  { weapon, at }: Omit<Wielded, 'decisions'>,
  switches: Switches,
): readonly AttackVariant[] {
  const attacker = attackerWith(sheet, { weapon, at, decisions: {} }, []);
  const picks = mustPickCharacteristic(attacker, switches) ? attackCharacteristics : [undefined];
  return picks.flatMap((characteristic) =>
    places(attacker, weapon, 'strength', characteristic).flatMap((strengthTo) =>
      places(attacker, weapon, 'dexterity', characteristic).map((dexterityTo) =>
        variant(sheet, { weapon, at, decisions: { characteristic, strengthTo, dexterityTo } }, switches),
      ),
    ),
  );
}
