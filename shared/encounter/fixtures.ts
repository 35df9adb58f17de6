import type { SheetData } from '../rules/core/sheet.ts';
import type { RuleSystem, SheetRules } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import { begin, type Joining } from './begin.ts';
import type { EncounterCommand } from './command.ts';
import { decide, type Table } from './decide.ts';
import type { EncounterEvent } from './event.ts';
import { type EncounterHistory, emptyHistory, record } from './history.ts';

const system = systems['strike-save'];

function sheetsOf({ id, sheets }: RuleSystem): SheetRules {
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  return sheets;
}
const sheets = sheetsOf(system);

const none = { constitution: 0, intelligence: 0, wisdom: 0 };
const aiko: SheetData = {
  ...none,
  class: 'samurai',
  level: 7,
  strength: 3,
  dexterity: 2,
  armorClass: 17,
  hitPoints: 52,
  weapons: [
    {
      name: { key: 'strike-save:weapon.katana' },
      attackType: 'melee',
      damage: '1d10',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
    {
      name: { key: 'strike-save:weapon.bow' },
      attackType: 'ranged',
      damage: '2d4+1',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
  ],
};
const goblin: SheetData = {
  ...none,
  level: 0.5,
  strength: -3,
  dexterity: 0,
  armorClass: 13,
  hitPoints: 6,
  weapons: [
    {
      name: { text: 'Rusty knife' },
      attackType: 'melee',
      damage: '1d4',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
  ],
};
const sheetsBySnapshot: Readonly<Record<string, SheetData>> = { aiko, goblin };

/** Aiko the samurai (52 hit points, katana +12, 1d10 +5) is 1; two goblins (6 hit points, armour class 13) are 2 and 3. */
const joining: readonly Joining[] = [
  {
    documentId: 'doc-aiko',
    revision: 4,
    kind: 'character',
    name: { text: 'Aiko' },
    sheet: aiko,
    snapshot: 'aiko',
    hitPoints: 40,
  },
  ...['Snig', 'Grub'].map(
    (name): Joining => ({
      documentId: 'doc-goblin',
      revision: 1,
      kind: 'monster',
      name: { text: name },
      sheet: goblin,
      snapshot: 'goblin',
      hitPoints: null,
    }),
  ),
];

/** The first events: Aiko has been hurt before and has 40 of 52 hit points. */
export const beginning: readonly EncounterEvent[] = begin(system, sheets, {}, joining);

/** The rules and the snapshots, with dice that show these faces. */
export function tableWith(die: Table['die']): Table {
  return {
    system,
    sheets,
    die,
    sheetOf(snapshot) {
      const sheet = sheetsBySnapshot[snapshot];
      if (sheet === undefined) throw new Error(`no snapshot ${snapshot}`);
      return sheet;
    },
  };
}

/** Dice that nobody may roll. */
const noDice: Table['die'] = () => {
  throw new Error('the app rolled without being asked');
};

/** Adds what one command did. */
export function recorded(
  history: EncounterHistory,
  commandId: string,
  events: readonly EncounterEvent[],
): EncounterHistory {
  return events.reduce(
    (before, event) => record(before, { position: before.position + 1, commandId, at: 'now', event }),
    history,
  );
}

/** An encounter after its beginning and these steps, each the events of one command: `1`, `2`, … */
export function historyOf(...steps: readonly (readonly EncounterEvent[])[]): EncounterHistory {
  const begun = recorded(emptyHistory, 'begin', beginning);
  return steps.reduce((history, events, at) => recorded(history, `${at + 1}`, events), begun);
}

/** `given(what happened).when(command)`: the events that it causes, or the refusal. */
export function given(...steps: readonly (readonly EncounterEvent[])[]) {
  const history = historyOf(...steps);
  return {
    state: history.state,
    when: (command: EncounterCommand, die: Table['die'] = noDice) => decide(history, command, tableWith(die)),
  };
}

const d20 = {
  step: 'roll' as const,
  purpose: { key: 'strike-save:question.attackRoll' as const },
  dice: [{ count: 1, sides: 20 }],
};
const d10 = {
  step: 'roll' as const,
  purpose: { key: 'strike-save:question.damageRoll' as const },
  dice: [{ count: 1, sides: 10 }],
};

/** Aiko draws her katana on the first goblin; the d20 is asked for. */
export const opened: EncounterEvent & { type: 'rollOpened' } = {
  type: 'rollOpened',
  actor: 1,
  action: 'weapon.0',
  decisions: {},
  targets: [2],
  modifier: 0,
  label: { key: 'strike-save:weapon.katana' },
  rulesVersion: 1,
  findings: [],
  question: d20,
};

/** The d20 shows 9, which hits; the damage dice are asked for. */
export const hitFell: EncounterEvent & { type: 'dieFell' } = {
  type: 'dieFell',
  answer: { faces: [9] },
  roller: 'table',
  findings: [],
  question: d10,
};
