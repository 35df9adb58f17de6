import type { KeyLabel } from '../core/label.ts';
import type { OptionValues } from '../core/option.ts';
import type { ReadingTable } from '../core/table.ts';
import { deathOf } from './hit-points.ts';
import { type Switches, switchesOf } from './options.ts';
import { heightRange } from './size.ts';
import {
  actionCost,
  attackCharacteristic,
  awakeFrom,
  defenseAgainst,
  firstAidFrom,
  healFrom,
  sizeTable,
  spellReach,
} from './tables.ts';
import {
  type Action,
  actions,
  attackModes,
  type CreatureKind,
  creatureKinds,
  firstAidBands,
  type HealBand,
  healBands,
  type Size,
  sizes,
  stances,
  telnasShapes,
  type VitalState,
  vitalStates,
} from './vocabulary.ts';
import { word } from './words.ts';

function length(cm: number): KeyLabel {
  return cm < 100 ? word('length.cm', { value: cm }) : word('length.m', { value: cm / 100 });
}

function heights(size: Size, switches: Switches): KeyLabel {
  const { from, to, fromIncluded, toIncluded } = heightRange(size, switches);
  if (from === null) return word('height.under', { to: length(to ?? 0) });
  if (to === null) return word('height.over', { from: length(from) });
  const params = { from: length(from), to: length(to) };
  if (!toIncluded) return word('height.fromUnder', params);
  return word(fromIncluded ? 'height.fromTo' : 'height.overTo', params);
}

function fromTo(from: number, to: number): KeyLabel {
  return from === to ? word('range.only', { value: from }) : word('range.fromTo', { from, to });
}

/** The die and the total of a healing band. */
function healScores(band: HealBand, switches: Switches): readonly [KeyLabel, KeyLabel] {
  const any = word('range.any');
  const onDie = switches.healBandsOn === 'die';
  switch (band) {
    case 'critical':
      return [fromTo(20, 20), any];
    case 'full':
      return onDie
        ? [fromTo(healFrom.full, 19), any]
        : [fromTo(2, 19), word('range.from', { from: healFrom.full })];
    case 'half': {
      const scores = fromTo(healFrom.half, healFrom.full - 1);
      return onDie ? [scores, any] : [fromTo(2, 19), scores];
    }
    case 'none': {
      const last = healFrom.half - 1;
      return onDie ? [fromTo(2, last), any] : [fromTo(2, 19), word('range.to', { to: last })];
    }
    case 'critical-failure':
      return [fromTo(1, 1), any];
  }
}

const firstAidDice = {
  critical: fromTo(20, 20),
  success: fromTo(firstAidFrom.success, 19),
  stands: fromTo(firstAidFrom.stands, firstAidFrom.success - 1),
  failure: fromTo(2, firstAidFrom.stands - 1),
  'critical-failure': fromTo(1, 1),
} as const;

/** The hit points at which a creature is in a state. */
function hitPointsOf(state: VitalState, kind: CreatureKind, switches: Switches): KeyLabel {
  const death = deathOf(kind, switches);
  switch (state) {
    case 'conscious':
      return word('range.from', { from: awakeFrom });
    case 'unconscious':
      if (death === null) return word('range.to', { to: awakeFrom - 1 });
      return death < awakeFrom - 1 ? fromTo(death + 1, awakeFrom - 1) : word('range.never');
    case 'dead':
      return death === null ? word('range.never') : word('range.to', { to: death });
  }
}

function noteOf(action: Action): KeyLabel {
  const stance = stances.find((id) => id === action);
  return word(`actionNote.${stance ?? (action === 'charge' ? 'charge' : 'none')}`);
}

/** The tables of the system, as its switches make them. */
export function readingTables(options: OptionValues): readonly ReadingTable[] {
  const switches = switchesOf(options);
  return [
    {
      id: 'sizes',
      title: word('table.sizes'),
      format: 'bonus',
      columns: [word('column.modifier'), word('column.height'), word('column.example')],
      rows: sizes.map((size) => ({
        label: word(`size.${size}`),
        cells: [sizeTable[size].modifier, heights(size, switches), word(`example.${size}`)],
      })),
    },
    {
      id: 'attacks',
      title: word('table.attacks'),
      format: 'number',
      columns: [word('column.characteristic'), word('column.against'), word('column.reach')],
      rows: attackModes.map((mode) => ({
        label: word(`attackMode.${mode}`),
        cells: [
          word(`characteristic.${attackCharacteristic[mode]}`),
          word(`defense.${defenseAgainst[mode]}`),
          mode === 'spell' ? word('reach.metres', { metres: spellReach }) : word('reach.any'),
        ],
      })),
    },
    {
      id: 'actions',
      title: word('table.actions'),
      format: 'number',
      columns: [word('column.cost'), word('column.note')],
      rows: actions.map((action) => ({
        label: word(`action.${action}`),
        cells: [word(`cost.${actionCost[action]}`), noteOf(action)],
      })),
    },
    {
      id: 'healing',
      title: word('table.healing'),
      format: 'number',
      columns: [word('column.die'), word('column.total'), word('column.effect')],
      rows: healBands.map((band) => ({
        label: word(`healBand.${band}`),
        cells: [...healScores(band, switches), word(`healEffect.${band}`)],
      })),
    },
    {
      id: 'first-aid',
      title: word('table.firstAid'),
      format: 'number',
      columns: [word('column.die'), word('column.effect')],
      rows: firstAidBands.map((band) => ({
        label: word(`firstAidBand.${band}`),
        cells: [firstAidDice[band], word(`firstAidEffect.${band}`)],
      })),
    },
    {
      id: 'states',
      title: word('table.states'),
      format: 'number',
      columns: creatureKinds.map((kind) => word(`creature.${kind}`)),
      rows: vitalStates.map((state) => ({
        label: word(`state.${state}`),
        cells: creatureKinds.map((kind) => hitPointsOf(state, kind, switches)),
      })),
    },
    {
      id: 'telnas',
      title: word('table.telnas'),
      format: 'number',
      columns: [word('column.order')],
      rows: telnasShapes.map((shape, at) => ({ label: word(`telnasShape.${shape}`), cells: [at + 1] })),
    },
  ];
}
