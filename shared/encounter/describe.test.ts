import { describe, expect, test } from 'vitest';
import { createSpeakers } from '../locales/say.ts';
import { languages } from '../rules/core/language.ts';
import { describeEvent, describeStep } from './describe.ts';
import { encounterEventSchema } from './event.ts';
import type { StateEvent } from './evolve.ts';
import { historyOf, hitFell, opened } from './fixtures.ts';

const speakers = createSpeakers();
const { state } = historyOf();
const katana = { key: 'strike-save:weapon.katana' } as const;
const damaged: StateEvent = {
  type: 'damageApplied',
  combatant: 2,
  amount: 13,
  figure: { total: 13, parts: [] },
  hitPoints: -7,
};
const closed: StateEvent = {
  type: 'rollClosed',
  summary: { key: 'strike-save:outcome.hit', params: { weapon: katana, damage: 13 } },
};

/** Spaces of every kind as plain ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const rows: readonly [StateEvent, string, string, string][] = [
  [
    { type: 'encounterBegan', system: 'strike-save', rulesVersion: 1, options: {} },
    'The encounter begins',
    'La rencontre commence',
    'Kohtaaminen alkaa',
  ],
  [
    {
      type: 'combatantJoined',
      combatant: 4,
      kind: 'monster',
      name: { text: 'Ogre' },
      identity: { text: 'Monster' },
      documentId: 'd',
      revision: 1,
      snapshot: 's',
      defense: { label: katana, value: 12 },
      hitPoints: 9,
      maximumHitPoints: 9,
    },
    'Ogre joins',
    'Ogre entre en scène',
    'Ogre liittyy mukaan',
  ],
  [
    { type: 'turnStarted', combatant: 2, round: 3 },
    'Round 3: turn of Snig',
    'Tour 3 : à Snig',
    'Kierros 3: vuorossa Snig',
  ],
  [{ type: 'orderChanged', order: [2, 1, 3] }, 'Order changed', 'Ordre modifié', 'Järjestys vaihtui'],
  [
    { type: 'optionsChanged', options: {} },
    'House rules changed',
    'Règles maison modifiées',
    'Talon säännöt vaihtuivat',
  ],
  [opened, 'Aiko: Katana', 'Aiko : Katana', 'Aiko: Katana'],
  [{ ...hitFell, answer: { faces: [3, 4] } }, 'Dice: 7', 'Dés : 7', 'Nopat: 7'],
  [{ ...hitFell, answer: { sum: 9 } }, 'Dice: 9', 'Dés : 9', 'Nopat: 9'],
  [
    { type: 'choiceMade', choice: 'hit', findings: [], question: null },
    'Choice made',
    'Choix fait',
    'Valinta tehty',
  ],
  [closed, 'Katana hits for 13', 'Katana : touché, 13 de dégâts', 'Katana: osuma, vauriot 13'],
  [{ type: 'rollAbandoned' }, 'Roll given up', 'Jet abandonné', 'Heitosta luovuttiin'],
  [damaged, 'Snig loses 13 hit points', 'Snig perd 13 points de vie', 'Snig menettää 13 kestopistettä'],
  [
    { ...damaged, amount: 1 },
    'Snig loses 1 hit point',
    'Snig perd 1 point de vie',
    'Snig menettää 1 kestopisteen',
  ],
  [
    { type: 'hitPointsChanged', combatant: 1, change: -7, hitPoints: 33 },
    'Aiko: hit points -7',
    'Aiko : points de vie -7',
    'Aiko: kestopisteet −7',
  ],
  [
    { type: 'hitPointsChanged', combatant: 1, change: 7, hitPoints: 47 },
    'Aiko: hit points +7',
    'Aiko : points de vie +7',
    'Aiko: kestopisteet +7',
  ],
  [{ type: 'encounterEnded' }, 'The encounter ends', 'La rencontre se termine', 'Kohtaaminen päättyy'],
];

describe('every event in words', () => {
  test.each(rows)('$type', (event, ...expected) => {
    const label = describeEvent(event, state);
    expect(languages.map((language) => plain(speakers[language].say(label)))).toEqual(expected);
  });

  test('none is missing here', () => {
    const types = encounterEventSchema.options.map(({ shape }) => shape.type.value);
    const described = new Set<string>(rows.map(([{ type }]) => type));
    expect(types.filter((type) => !described.has(type))).toEqual(['stepUndone', 'stepRedone']);
  });
});

describe('a step is named by its most telling event', () => {
  const fell = { ...hitFell, question: null };
  test.each<[string, StateEvent[], string]>([
    ['who lost how much before how the roll ended', [fell, closed, damaged], 'Snig loses 13 hit points'],
    ['how the roll ended before the dice', [fell, closed], 'Katana hits for 13'],
    ['the dice, where the roll goes on', [hitFell], 'Dice: 9'],
    ['the order does not matter', [damaged, closed, fell], 'Snig loses 13 hit points'],
  ])('%s', (_, events, text) => {
    expect(speakers.en.say(describeStep(events, state))).toBe(text);
  });

  test('the whole beginning is the beginning', () => {
    expect(historyOf().done[0]?.label).toEqual({ key: 'app:event.encounterBegan' });
  });

  test('a step without events is a bug', () => {
    expect(() => describeStep([], state)).toThrow('without events');
  });
});
