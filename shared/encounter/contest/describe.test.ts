import { expect, test } from 'vitest';
import { createSpeakers } from '../../locales/say.ts';
import { languages } from '../../rules/core/language.ts';
import type { EncounterCommand } from '../command.ts';
import { fightIn } from '../fight-fixtures.ts';
import { contestEventSchemas } from './schema.ts';

const speakers = createSpeakers();
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const side = (name: string, kind: 'character' | 'monster', bonus: number) => ({
  ...{ who: 'named' as const, name, kind, bonus },
});
const roll: EncounterCommand = { type: 'rollContest', contest: 1, modifiers: [], helpers: [] };
const fell = (face: number): EncounterCommand => ({
  type: 'answerContest',
  contest: 1,
  answer: { faces: [face] },
});
const choose = (choice: string): EncounterCommand => ({
  type: 'answerContest',
  contest: 1,
  answer: { choice },
});

/** Aude with +5 against Bertil with +3, each command with what the log says last of it. */
const evening: readonly (readonly [EncounterCommand, string, string, string])[] = [
  [
    {
      ...{ type: 'beginContest', subject: '', form: 'extended', inputs: {}, minimum: null, isShown: false },
      sides: [side('Aude', 'character', 5), side('Bertil', 'monster', 3)],
    },
    'Extended contest begins: Aude against Bertil',
    'Affrontement long : Aude contre Bertil',
    'Pitkä koitos alkaa: Aude vastaan Bertil',
  ],
  [
    roll,
    'Aude against Bertil: to the dice',
    'Aude contre Bertil : aux dés',
    'Aude vastaan Bertil: heitetään',
  ],
  [
    { type: 'abandonContestRoll', contest: 1 },
    'Aude against Bertil: roll given up',
    'Aude contre Bertil : jet abandonné',
    'Aude vastaan Bertil: heitosta luovuttiin',
  ],
  [
    roll,
    'Aude against Bertil: to the dice',
    'Aude contre Bertil : aux dés',
    'Aude vastaan Bertil: heitetään',
  ],
  [
    fell(3),
    'Aude against Bertil: dice show 3',
    'Aude contre Bertil : les dés donnent 3',
    'Aude vastaan Bertil: nopat näyttävät 3',
  ],
  [
    // 3 + 5 = 8 against 9 + 3 = 12.
    fell(9),
    'Aude against Bertil: Bertil wins the exchange, level minor',
    'Aude contre Bertil : Bertil remporte l’échange, victoire mineure',
    'Aude vastaan Bertil: Bertil voittaa yhteenoton, vähäinen voitto',
  ],
  [
    choose('stop'),
    'Aude against Bertil: Bertil wants to stop, level minor',
    'Aude contre Bertil : Bertil veut en rester là, victoire mineure',
    'Aude vastaan Bertil: Bertil haluaa lopettaa, vähäinen voitto',
  ],
  [
    choose('accept'),
    'Aude against Bertil: Aude tries an ultimate action',
    'Aude contre Bertil : Aude tente une action ultime',
    'Aude vastaan Bertil: Aude yrittää viimeistä ponnistusta',
  ],
  [
    { type: 'showContest', contest: 1, isShown: true },
    'Aude against Bertil: shown to the players',
    'Aude contre Bertil : montré aux joueurs',
    'Aude vastaan Bertil: näytetään pelaajille',
  ],
  [
    { type: 'closeContest', contest: 1 },
    'Aude against Bertil is put away',
    'Aude contre Bertil : rangé',
    'Aude vastaan Bertil pantiin syrjään',
  ],
];

test('every step of a contest is named by its effect, in all languages', () => {
  const fight = fightIn('success-levels', [{ kind: 'character', name: 'Odile' }]);
  const seen = new Set<string>();
  for (const [command, ...expected] of evening) {
    fight.play(command);
    for (const { type } of fight.caused()) seen.add(type);
    const label = fight.history().done.at(-1)?.label ?? { text: '' };
    expect(languages.map((language) => plain(speakers[language].say(label)))).toEqual(expected);
  }
  const types = contestEventSchemas.map(({ shape }) => shape.type.value);
  expect(types.filter((type) => !seen.has(type))).toEqual([]);
});
