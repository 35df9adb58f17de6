import { expect, test } from 'vitest';
import { readOptions } from './core/option.ts';
import type { SheetData } from './core/sheet.ts';
import type { SystemId } from './core/system.ts';
import { systems } from './registry.ts';

/** The fields of a character, or of the first item of a list, that nobody is asked for. */
function mootIn(system: SystemId, list: string | null, change: SheetData): readonly string[] {
  const { sheets, options: specs } = systems[system];
  const options = readOptions(specs, {});
  if (sheets === undefined || !options.ok) throw new Error(`${system} has no sheets`);
  const sheet = { ...sheets.newSheet('character'), ...change };
  const form = sheets.sections('character', options.value).flatMap(({ fields }) => fields);
  if (list === null) return form.filter(({ isMoot }) => isMoot?.(sheet, sheet)).map(({ path }) => path);
  const field = form.find(({ path }) => path === list);
  const [item] = sheet[list] as readonly SheetData[];
  if (field?.field !== 'list' || item === undefined) throw new Error(`${system} has no ${list}`);
  return field.item.filter(({ isMoot }) => isMoot?.(item, sheet)).map(({ path }) => path);
}

const bonuses = { strength: 3, dexterity: 2 };
const armed = (of: string, attackType: string, more: SheetData = bonuses): SheetData => ({
  ...{ class: of, ...more },
  weapons: [{ attackType }],
});

/** The characteristic matrix as it is printed: OUI leaves no choice, NON one of the two. */
test.each<[string, string, SheetData, string[]]>([
  ['warrior', 'melee', bonuses, ['strengthTo']],
  ['warrior', 'ranged', bonuses, []],
  ['mage', 'melee', bonuses, ['strengthTo']],
  ['infiltrator', 'melee', bonuses, ['strengthTo', 'dexterityTo']],
  ['infiltrator', 'ranged', bonuses, []],
  ['archer', 'melee', bonuses, ['strengthTo']],
  ['archer', 'ranged', bonuses, ['dexterityTo']],
  ['samurai', 'melee', bonuses, ['strengthTo', 'dexterityTo']],
  ['monk', 'ranged', bonuses, ['dexterityTo']],
  ['cleric', 'ranged', bonuses, []],
  ['necromancer', 'melee', bonuses, ['strengthTo']],
  ['warrior', 'ranged', { strength: 0, dexterity: 2 }, ['strengthTo']],
  ['warrior', 'ranged', { strength: -1, dexterity: 0 }, ['strengthTo', 'dexterityTo']],
])(
  'strike-save: a %s who fights %s is asked to choose only where the matrix leaves a choice',
  (of, type, more, moot) => {
    expect(mootIn('strike-save', 'weapons', armed(of, type, more))).toEqual(moot);
  },
);

test.each<[string, SystemId, string | null, SheetData, string[]]>([
  ['a height where the size is chosen', 'telnas', null, { size: 'petit' }, ['height']],
  ['none where the size goes by the height', 'telnas', null, { size: 'by-height' }, []],
  ['the limit of armour that has none', 'srd35', null, { limitsDexterity: false }, ['maxDexterity']],
  ['none in armour with a limit', 'srd35', null, { limitsDexterity: true }, []],
  [
    'a sword in one hand',
    'srd35',
    'weapons',
    { weapons: [{ kind: 'melee', hand: 'primary' }] },
    ['light', 'strengthRating'],
  ],
  [
    'a spear in two hands',
    'srd35',
    'weapons',
    { weapons: [{ kind: 'melee', hand: 'two' }] },
    ['strengthRating'],
  ],
  [
    'a crossbow',
    'srd35',
    'weapons',
    { weapons: [{ kind: 'crossbow', hand: 'two' }] },
    ['hand', 'light', 'strengthRating'],
  ],
  [
    'a composite bow',
    'srd35',
    'weapons',
    { weapons: [{ kind: 'composite-bow', hand: 'two' }] },
    ['hand', 'light'],
  ],
])('%s', (_, system, list, change, moot) => {
  expect(mootIn(system, list, change)).toEqual(moot);
});
