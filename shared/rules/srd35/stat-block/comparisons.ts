import type { FieldId } from './labels.ts';
import type { StatBlock } from './read-stat-block.ts';

/** As many as a sheet holds. */
export const mostHitDice = 60;

/** Which printed numbers a block says enough of to be worked out from it. */
export interface Comparisons {
  readonly initiative: boolean;
  readonly baseAttack: boolean;
  readonly armorClass: boolean;
  readonly saves: boolean;
  readonly attacks: boolean;
  readonly grapple: boolean;
}

/** What can be compared: of a line that is missing, or was not understood, nothing follows. */
export function comparisonsOf({ monster, lines }: StatBlock): Comparisons {
  const { hitDiceCount, baseAttack, armorClass } = monster;
  const understood = (field: FieldId) =>
    lines.some((line) => line.field === field && line.unread.length === 0);
  const scores = understood('abilities');
  const feats = understood('feats');
  const kind = monster.size !== null && monster.type !== null;
  const dice = hitDiceCount !== null && hitDiceCount <= mostHitDice;
  return {
    initiative: scores && feats,
    baseAttack: kind && dice,
    armorClass: scores && kind && (armorClass?.parts.length ?? 0) > 0,
    saves: scores && feats && kind && dice,
    attacks: scores && feats && kind && dice && baseAttack !== null,
    grapple: scores && feats,
  };
}
