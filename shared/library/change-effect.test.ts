import { describe, expect, test } from 'vitest';
import { createSpeakers } from '../locales/say.ts';
import { placeOf, withByHand, withoutItem } from '../rules/core/by-hand.ts';
import { leftPath } from '../rules/core/levelling.ts';
import { readOptions } from '../rules/core/option.ts';
import type { SheetData, SheetKind } from '../rules/core/sheet.ts';
import type { SystemId } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import { creatureEffect, entryEffect } from './change-effect.ts';

const speakers = createSpeakers();
const name = { text: 'Aldric' };

function rulesOf(system: SystemId, kind: SheetKind) {
  const { sheets, options: specs } = systems[system];
  const options = readOptions(specs, {});
  if (sheets === undefined || !options.ok) throw new Error(`${system} has no sheets`);
  return { kind, sheets, options: options.value };
}

/** What a change of a new sheet is called, in the three languages. */
function effects(system: SystemId, kind: SheetKind, change: (sheet: SheetData) => SheetData): string[] {
  const rules = rulesOf(system, kind);
  const sheet = rules.sheets.newSheet(kind);
  const effect = creatureEffect({ name, sheet }, { name, sheet: change(sheet) }, rules);
  return Object.values(speakers).map(({ say }) => say(effect));
}

const sword = {
  name: { text: 'Dawn' },
  attackType: 'melee',
  damage: '1d8',
  strengthTo: 'ask',
  dexterityTo: 'ask',
};
const withField = (field: SheetData) => (sheet: SheetData) => ({ ...sheet, ...field });
const inItem = (list: string, field: SheetData) => (sheet: SheetData) => {
  const [first, ...others] = sheet[list] as readonly SheetData[];
  return { ...sheet, [list]: [{ ...first, ...field }, ...others] };
};

describe('a change of a sheet is named by the field, by what it held and what it holds', () => {
  test.each<[string, SystemId, SheetKind, (sheet: SheetData) => SheetData, [string, string, string]]>([
    [
      'a bonus',
      'strike-save',
      'character',
      withField({ strength: 3 }),
      ['Strength of Aldric: 0 → +3', 'Aldric, Force\u00a0: 0 → +3', 'Aldric, Voimakkuus: 0 → +3'],
    ],
    [
      'a choice',
      'strike-save',
      'character',
      withField({ class: 'mage' }),
      [
        'Class of Aldric: Warrior → Mage',
        'Aldric, Classe\u00a0: Guerrier → Magicien',
        'Aldric, Hahmoluokka: Soturi → Maagi',
      ],
    ],
    [
      'a level below 1',
      'strike-save',
      'monster',
      withField({ level: 0.5 }),
      ['Level of Aldric: 1 → ½', 'Aldric, Niveau\u00a0: 1 → ½', 'Aldric, Taso: 1 → ½'],
    ],
    [
      'a weapon taken up',
      'strike-save',
      'character',
      withField({ weapons: [sword] }),
      ['Add Dawn (Aldric, Weapons)', 'Ajouter Dawn (Aldric, Armes)', 'Lisää Dawn (Aldric, Aseet)'],
    ],
    [
      'a score',
      'srd35',
      'character',
      withField({ strength: 16 }),
      ['Strength of Aldric: 10 → 16', 'Aldric, Force\u00a0: 10 → 16', 'Aldric, Voimakkuus: 10 → 16'],
    ],
    [
      'a level in a class',
      'srd35',
      'character',
      inItem('classes', { level: 2 }),
      [
        'Fighter of Aldric, Level: 1 → 2',
        'Aldric, Guerrier, Niveau\u00a0: 1 → 2',
        'Aldric, Taistelija, Taso: 1 → 2',
      ],
    ],
    [
      'what a class is',
      'srd35',
      'character',
      inItem('classes', { class: 'wizard' }),
      [
        'Class of Aldric: Fighter → Wizard',
        'Aldric, Classe\u00a0: Guerrier → Magicien',
        'Aldric, Hahmoluokka: Taistelija → Velho',
      ],
    ],
    [
      'yes or no',
      'srd35',
      'character',
      withField({ limitsDexterity: true }),
      [
        'Armour limits Dexterity of Aldric: no → yes',
        'Aldric, L’armure limite la Dextérité\u00a0: non → oui',
        'Aldric, Haarniska rajoittaa Ketteryyttä: ei → kyllä',
      ],
    ],
    [
      'dice of a weapon',
      'success-levels',
      'character',
      inItem('weapons', { damage: '2d6' }),
      [
        'Sword of Aldric, Damage dice: 1d8 → 2d6',
        'Aldric, Épée, Dés de dégâts\u00a0: 1d8 → 2d6',
        'Aldric, Miekka, Vaurionopat: 1n8 → 2n6',
      ],
    ],
    [
      'a skill taken away',
      'success-levels',
      'character',
      (sheet) => withoutItem(sheet, 'skills', 0),
      [
        'Remove Watchfulness (Aldric, Skills)',
        'Retirer Vigilance (Aldric, Compétences)',
        'Poista Valppaus (Aldric, Taidot)',
      ],
    ],
    [
      'a height in its unit',
      'telnas',
      'character',
      withField({ height: 120 }),
      [
        'Height of Aldric: 170 cm → 120 cm',
        'Aldric, Hauteur\u00a0: 170 cm → 120 cm',
        'Aldric, Pituus: 170 cm → 120 cm',
      ],
    ],
  ])('%s', (_, system, kind, change, expected) => {
    expect(effects(system, kind, change)).toEqual(expected);
  });

  test('a level taken with all that comes with it', () => {
    const up = (sheet: SheetData) => ({
      ...sheet,
      level: 2,
      hitPoints: 14,
      [leftPath]: { 1: { hitPoints: 12 } },
    });
    expect(effects('telnas', 'character', up)[0]).toBe('Level of Aldric: 1 → 2');
  });

  test('a class that is begun, and given up', () => {
    const second = [
      { class: 'fighter', level: 1 },
      { class: 'wizard', level: 1 },
    ];
    const rules = rulesOf('srd35', 'character');
    const before = rules.sheets.newSheet('character');
    const after = { ...before, classes: second, [leftPath]: {} };
    const said = (one: SheetData, other: SheetData) =>
      speakers.en.say(creatureEffect({ name, sheet: one }, { name, sheet: other }, rules));
    expect(said(before, after)).toBe('Wizard of Aldric: 0 → 1');
    expect(said(after, before)).toBe('Wizard of Aldric: 1 → 0');
  });

  test('a number set by hand, and left to the rules again', () => {
    const rules = rulesOf('strike-save', 'character');
    const sheet = {
      ...rules.sheets.newSheet('character'),
      weapons: [{ ...sword, strengthTo: 'hit', dexterityTo: 'hit' }],
    };
    const set = withByHand(sheet, placeOf('saves', 'save.poison', 0), 5);
    const said = (before: SheetData, after: SheetData) =>
      speakers.en.say(creatureEffect({ name, sheet: before }, { name, sheet: after }, rules));
    expect(said(sheet, set)).toBe('Poison of Aldric by hand: 0 → +5');
    expect(said(set, sheet)).toBe('Poison of Aldric by the rules again: +5 → 0');
    const [attacks] = rules.sheets.derive(sheet, rules.options);
    const place = placeOf('attacks', attacks?.rows[0]?.id ?? '', 1);
    expect(said(sheet, withByHand(sheet, place, 2))).toBe('Dawn, Damage of Aldric by hand: 0 → +2');
  });

  test('the guided path’s first choice', () => {
    const { sheets } = rulesOf('strike-save', 'character');
    const archer = sheets.guide('character').startingPoints.find(({ id }) => id === 'archer');
    expect(effects('strike-save', 'character', () => archer?.sheet ?? {})[0]).toBe('Begin Aldric as Archer');
  });

  test('several fields at once', () => {
    expect(effects('strike-save', 'character', withField({ strength: 1, wisdom: 1 }))).toEqual([
      'Strength of Aldric: 0 → +1, and one more field',
      'Aldric, Force\u00a0: 0 → +1, et un autre champ',
      'Aldric, Voimakkuus: 0 → +1, ja yksi muu kenttä',
    ]);
  });
});

describe('beside the sheet', () => {
  const rules = rulesOf('srd35', 'character');
  const sheet = rules.sheets.newSheet('character');
  test.each<[string, object, string]>([
    ['the name', { name: { text: 'Ælfric' } }, 'Rename Aldric to Ælfric'],
    ['the notes', { notes: 'Owes a horse.' }, 'Notes on Aldric'],
  ])('%s', (_, change, expected) => {
    expect(speakers.en.say(creatureEffect({ name, sheet }, { name, sheet, ...change }, rules))).toBe(
      expected,
    );
  });

  test('a sheet that is older than a field of its form gets it without a word', () => {
    const telnas = rulesOf('telnas', 'character');
    const { height: _, ...old } = telnas.sheets.newSheet('character');
    const saved = { ...old, height: 170, strength: 2 };
    const effect = creatureEffect({ name, sheet: old }, { name, sheet: saved }, telnas);
    expect(speakers.en.say(effect)).toBe('Strength of Aldric: 0 → +2');
  });
});

test('an entry of the catalogue', () => {
  const [weapons] = systems['strike-save'].catalogues;
  if (weapons === undefined) throw new Error('no weapons');
  const before = { name: sword.name, entry: sword };
  const said = (change: Partial<typeof sword>) => {
    const entry = { ...sword, ...change };
    return speakers.en.say(entryEffect(before, { name: entry.name, entry }, weapons));
  };
  expect(said({ damage: '1d10' })).toBe('Damage dice of Dawn: 1d8 → 1d10');
  expect(said({ name: { text: 'Dusk' } })).toBe('Rename Dawn to Dusk');
});
