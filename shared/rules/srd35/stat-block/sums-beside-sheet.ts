import { figure, type Part } from '../../core/figure.ts';
import type { PrintedDifference } from '../../core/pasted.ts';
import { abilityModifier } from '../ability-scores.ts';
import { abilityPart } from '../attack-bonus.ts';
import { grappleSizeModifiers } from '../tables.ts';
import { word } from '../words.ts';
import type { Comparisons } from './comparisons.ts';
import type { Monster } from './monster.ts';
import { profaneBonus } from './profane-bonus.ts';

/** "15d8+105" or "1d8+1 plus 3d8+6": what its dice come to on average, fractions of a die included. */
function averageParts(notation: string): readonly Part[] {
  const source = word('source.averageDice');
  return notation
    .split(/ plus |(?=[+-])/)
    .filter((term) => term !== '')
    .map((term) => {
      const dice = /^\+?(\d+)(?:\/(\d+))?d(\d+)$/.exec(term);
      if (dice === null) return { label: word('part.hitPointBonus'), value: Number(term), source };
      const count = Number(dice[1]) / Number(dice[2] ?? 1);
      const label = { text: term.replace(/^\+/, '') };
      return { label, value: (count * (Number(dice[3]) + 1)) / 2, source };
    });
}

/** The average hit points, rounded down; a creature has at least 1. */
function averageHitPoints({ hitDice, hitPoints }: Monster): readonly PrintedDifference[] {
  if (hitDice === null || hitPoints === null) return [];
  const parts = averageParts(hitDice);
  const sum = figure(parts).total;
  const average = Math.max(Math.floor(sum), 1);
  const rounding = { label: word('part.rounding'), value: average - sum, source: word('source.averageDice') };
  return different(
    'column.hitPoints',
    hitPoints,
    figure(average === sum ? parts : [...parts, rounding]),
    'number',
  );
}

/** What a creature adds to grapple: base attack, Strength and a size modifier of its own. */
function grappleBonus(monster: Monster): readonly PrintedDifference[] {
  const { baseAttack, grapple, size, feats } = monster;
  const { strength } = monster.abilities;
  if (baseAttack === null || grapple === null || size === null || strength === null) return [];
  const source = word('source.grapple');
  const better = feats.some(({ name }) => /^improved grapple$/i.test(name));
  const profane = profaneBonus(monster);
  const sizeModifier = grappleSizeModifiers[size];
  const computed = figure([
    { label: word('part.baseAttack'), value: baseAttack, source },
    ...abilityPart('strength', abilityModifier(strength), source),
    ...(sizeModifier === 0
      ? []
      : [{ label: word('part.size', { size: word(`size.${size}`) }), value: sizeModifier, source }]),
    ...(profane === 0 ? [] : [{ label: word('part.other'), value: profane, source }]),
    ...(better ? [{ label: { text: 'Improved Grapple' }, value: 4, source }] : []),
  ]);
  return different('source.grapple', grapple, computed, 'bonus');
}

function different(
  key: 'column.hitPoints' | 'source.grapple',
  printed: number,
  computed: ReturnType<typeof figure>,
  format: 'bonus' | 'number',
): readonly PrintedDifference[] {
  if (computed.total === printed) return [];
  return [
    { label: word(key), column: word('column.average'), printed, computed: { figure: computed, format } },
  ];
}

/** Numbers of a block that do not add up though the sheet does not work them out: average hit points, grapple. */
export function sumsBesideSheet(monster: Monster, { grapple }: Comparisons): readonly PrintedDifference[] {
  return [...averageHitPoints(monster), ...(grapple ? grappleBonus(monster) : [])];
}
