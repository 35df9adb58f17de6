import { describe, expect, test } from 'vitest';
import { createSpeakers } from '../locales/say.ts';
import { languages } from '../rules/core/language.ts';
import type { EncounterCommand } from './command.ts';
import { isContestEvent } from './contest/schema.ts';
import { describeEvent, describeStep } from './describe.ts';
import { encounterEventSchema } from './event.ts';
import type { StateEvent } from './evolve.ts';
import { act, fightIn, typed } from './fight-fixtures.ts';
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
    { type: 'newcomersPlaced', combatants: [2], order: [1, 2, 3], late: [], rolls: [] },
    'Snig joins',
    'Snig entre en scène',
    'Snig liittyy mukaan',
  ],
  [
    { type: 'newcomersPlaced', combatants: [1, 2, 3], order: [1, 2, 3], late: [], rolls: [] },
    'Aiko and 2 more join',
    'Aiko et 2 autres arrivent',
    'Aiko ja 2 muuta liittyvät mukaan',
  ],
  [
    {
      type: 'combatantRefreshed',
      combatant: 2,
      kind: 'monster',
      identity: { text: 'Monster' },
      revision: 2,
      snapshot: 's',
      defense: { label: katana, value: 12 },
      hitPoints: 9,
      maximumHitPoints: 9,
    },
    'Snig: sheet taken anew',
    'Snig : feuille reprise',
    'Snig: lomake otettu uudelleen',
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
  [
    { type: 'fallenPassedOver', passes: true },
    'The fallen are passed over',
    'Ceux qui sont à terre passent leur tour',
    'Kaatuneet ohitetaan',
  ],
  [
    { type: 'fallenPassedOver', passes: false },
    'The fallen have their turns again',
    'Ceux qui sont à terre retrouvent leur tour',
    'Kaatuneet saavat taas vuoronsa',
  ],
  [opened, 'Aiko: Katana', 'Aiko : Katana', 'Aiko: Katana'],
  [
    { ...opened, secret: true },
    'Aiko: Katana (in secret)',
    'Aiko : Katana (en secret)',
    'Aiko: Katana (salaa)',
  ],
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
    'Aiko: hit points −7',
    'Aiko : points de vie −7',
    'Aiko: kestopisteet −7',
  ],
  [
    { type: 'hitPointsChanged', combatant: 1, change: 7, hitPoints: 47 },
    'Aiko: hit points +7',
    'Aiko : points de vie +7',
    'Aiko: kestopisteet +7',
  ],
  [
    { type: 'turnSkipped', combatant: 3, round: 2 },
    'Grub cannot act',
    'Grub ne peut pas agir',
    'Grub ei voi toimia',
  ],
  [
    { type: 'actionTaken', combatant: 1, cost: 'full', label: { key: 'telnas:cost.full' } },
    'Aiko: full action',
    'Aiko : action complète',
    'Aiko: kokonainen toiminto',
  ],
  [
    { type: 'objectionOverruled', combatant: 1, objection: { key: 'app:objection.turnIsSpent' } },
    'Overruled for Aiko: The turn has no room left for it.',
    'Passé outre pour Aiko : Il ne reste plus assez de ce tour.',
    'Sivuutettiin (Aiko): Tälle ei ole enää tilaa vuorossa.',
  ],
  [
    { type: 'healingApplied', combatant: 1, amount: 5, figure: { total: 7, parts: [] }, hitPoints: 45 },
    'Aiko regains 5 hit points',
    'Aiko regagne 5 points de vie',
    'Aiko saa 5 kestopistettä takaisin',
  ],
  [
    {
      type: 'shareChanged',
      combatant: 2,
      application: 0,
      share: 'half',
      resisted: 0,
      amount: 6,
      hitPoints: 0,
      temporary: 0,
    },
    'Snig: half damage, 6',
    'Snig : dégâts, moitié, 6',
    'Snig: vauriot, puolet, 6',
  ],
  [
    { type: 'temporaryHitPointsSet', combatant: 1, temporary: 8 },
    'Aiko: temporary hit points 8',
    'Aiko : points de vie temporaires 8',
    'Aiko: väliaikaisia kestopisteitä 8',
  ],
  [
    { type: 'maximumHitPointsSet', combatant: 1, maximumHitPoints: 60, hitPoints: 48 },
    'Aiko: maximum hit points 60',
    'Aiko : points de vie maximum 60',
    'Aiko: kestopisteitä enintään 60',
  ],
  [
    { type: 'poolChanged', combatant: 1, pool: 'mana', change: -4, value: 2 },
    'Aiko, mana: −4',
    'Aiko, mana : −4',
    'Aiko, mana: −4',
  ],
  [
    {
      type: 'conditionBegan',
      combatant: 2,
      id: 1,
      condition: { condition: 'own', name: { text: 'Blinded' }, adjustments: [] },
      lasts: null,
    },
    'Snig: Blinded',
    'Snig : Blinded',
    'Snig: Blinded',
  ],
  [
    { type: 'conditionEnded', combatant: 2, id: 1, name: { text: 'Blinded' }, due: true },
    'Snig: Blinded has run out',
    'Snig : Blinded arrive à son terme',
    'Snig: Blinded päättyi ajallaan',
  ],
  [
    { type: 'conditionEnded', combatant: 2, id: 1, name: { text: 'Blinded' }, due: false },
    'Snig: Blinded is over',
    'Snig : fin de Blinded',
    'Snig: Blinded on ohi',
  ],
  [
    {
      type: 'vitalStateChanged',
      combatant: 2,
      state: { id: 'dying', label: { key: 'srd35:hitPointState.dying' }, acts: false, dead: false },
    },
    'Snig: Dying',
    'Snig : Mourant',
    'Snig: Kuolemaisillaan',
  ],
  [{ type: 'turnPutOff', combatant: 1, trigger: '' }, 'Aiko waits', 'Aiko attend', 'Aiko odottaa'],
  [
    { type: 'turnPutOff', combatant: 1, trigger: 'Snig moves' },
    'Aiko is ready: Snig moves',
    'Aiko se tient prêt : Snig moves',
    'Aiko on valmiina: Snig moves',
  ],
  [
    { type: 'steppedIn', combatant: 1, order: [1, 2, 3] },
    'Aiko steps in',
    'Aiko intervient',
    'Aiko puuttuu peliin',
  ],
  [{ type: 'turnResumed', combatant: 2 }, 'Snig goes on', 'Snig reprend', 'Snig jatkaa'],
  [
    { type: 'orderRolled', order: [1, 2, 3], surprised: [] },
    'The order is rolled',
    'L’ordre est tiré',
    'Järjestys heitettiin',
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
    expect(types.filter((type) => !described.has(type) && !isContestEvent({ type }))).toEqual([
      'stepUndone',
      'stepRedone',
    ]);
  });
});

describe('a step is named by its most telling event', () => {
  const fell = { ...hitFell, question: null };
  test.each<[string, StateEvent[], string]>([
    ['who lost how much before how the roll ended', [fell, closed, damaged], 'Snig loses 13 hit points'],
    ['how the roll ended before the dice', [fell, closed], 'Katana hits for 13'],
    ['the dice, where the roll goes on', [hitFell], 'Dice: 9'],
    ['the order does not matter', [damaged, closed, fell], 'Snig loses 13 hit points'],
    [
      'how many others lose some',
      [fell, closed, damaged, { ...damaged, combatant: 3 }],
      'Snig loses 13 hit points, 1 more affected',
    ],
    ['who did it, where no dice were asked for', [opened, closed], 'Aiko: Katana'],
    ['nobody twice', [damaged, { ...damaged, amount: 2 }], 'Snig loses 13 hit points'],
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

describe('several roll one after the other: each die is named after its own', () => {
  const told = (...commands: readonly EncounterCommand[]) => {
    const fight = fightIn('srd35', [
      { kind: 'character', name: 'Ada' },
      { kind: 'monster', name: 'Wolf' },
      { kind: 'monster', name: 'Bear' },
    ]).play(...commands);
    return fight
      .history()
      .done.slice(1)
      .map(({ label }) => speakers.en.say(label));
  };
  const order: EncounterCommand = { type: 'rollOrder', groups: [[2, 3]], surprised: [] };
  test('for the order', () => {
    expect(told(order, typed(7), typed(12))).toEqual([
      'Order of turns',
      'Wolf, Order of turns: dice show 7',
      'The order is rolled',
    ]);
  });
  test('a save of some', () => {
    expect(told(act(2, 'save.will', [2, 3, 1]), typed(7), typed(12)).slice(1)).toEqual([
      'Wolf, Will: dice show 7',
      'Bear, Will: dice show 12',
    ]);
  });
});
