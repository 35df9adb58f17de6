import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../dice/seeded.ts';
import { createSpeakers } from '../locales/say.ts';
import { type Hand, recordingHand, rollingHand } from './core/hand.ts';
import type { OptionSpec, OptionValues } from './core/option.ts';
import { granted } from './core/result.ts';
import { resume, run } from './core/run.ts';
import type { Json, SheetData, SheetField, SheetKind } from './core/sheet.ts';
import { sheetKinds } from './core/sheet.ts';
import type { Answer } from './core/step.ts';
import type { SheetRules } from './core/system.ts';
import { systems } from './registry.ts';

/** Anything that a field may hold, up to its limits. */
function anyValue(field: SheetField): fc.Arbitrary<Json> {
  switch (field.field) {
    case 'number':
      return fc.integer({ min: field.least, max: field.most });
    case 'choice':
      return fc.constantFrom(...field.options.map(({ id }) => id));
    case 'level':
      return fc.constantFrom(...field.levels);
    case 'flag':
      return fc.boolean();
    case 'dice':
      return fc.constantFrom('1d8', '2d6+3', 'd4-1', '1d6+1d4');
    case 'name':
      return fc.oneof(
        fc.constantFrom(...field.proposals).map(({ key }) => ({ key })),
        fc.constant({ text: 'Grass cutter' }),
      );
    case 'list':
      return fc.array(anySheet(field.item), { maxLength: 3 });
  }
}

function anySheet(fields: readonly SheetField[]): fc.Arbitrary<SheetData> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.path, anyValue(field)])));
}

/** Any sheet of a kind, as the system describes it. */
function anySheetOf(sheets: SheetRules, kind: SheetKind): fc.Arbitrary<SheetData> {
  return anySheet(sheets.sections(kind, {}).flatMap(({ fields }) => fields));
}

function anyOptions(specs: readonly OptionSpec[]): fc.Arbitrary<OptionValues> {
  return fc
    .tuple(...specs.map(({ id, values }) => fc.constantFrom(...values).map((value) => [id, value] as const)))
    .map((chosen) => Object.fromEntries(chosen));
}

/** Rolls, and decides by a die too. */
function anyHand(seed: number): Hand {
  const die = seededDice(seed);
  return {
    ...rollingHand(die),
    choose({ options: offered }) {
      const chosen = offered[die(offered.length) - 1];
      if (chosen === undefined) throw new Error('a question has options');
      return granted({ choice: chosen.id });
    },
  };
}
const modifier = fc.integer({ min: -20, max: 20 });

const speakers = Object.values(createSpeakers());

describe.each(
  Object.values(systems).flatMap(({ id, options, sheets }) =>
    sheets === undefined ? [] : sheetKinds.map((kind) => [id, kind, sheets, anyOptions(options)] as const),
  ),
)('%s: any sound %s', (id, kind, sheets, options) => {
  test('is read as it stands, has its numbers, and says who it is in every language', () => {
    fc.assert(
      fc.property(anySheetOf(sheets, kind), options, (sheet, values) => {
        expect(sheets.readSheet(kind, sheet, values)).toEqual({ ok: true, value: sheet });
        for (const { columns, rows } of sheets.derive(sheet, values)) {
          expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
          for (const { figures } of rows) expect(figures).toHaveLength(columns.length);
        }
        for (const { say } of speakers)
          expect(say(sheets.identity(sheet))).not.toMatch(new RegExp(`\\{\\{|${id}:`));
        expect(sheets.vitals(sheet, values).maximumHitPoints).toBe(sheet.hitPoints);
      }),
    );
  });

  test('can do what it is offered; replayed it comes to the same', () => {
    fc.assert(
      fc.property(
        anySheetOf(sheets, kind),
        anySheetOf(sheets, 'monster'),
        options,
        modifier,
        fc.integer(),
        (actor, target, values, added, seed) => {
          for (const { action, decisions, targets } of sheets.actions(actor, values)) {
            const start = () => {
              const against = targets === 'none' ? [] : [target];
              const rule = sheets.resolve({
                actor,
                targets: against,
                options: values,
                action,
                decisions,
                modifier: added,
              });
              if (!rule.ok) throw new Error(`${action} was offered and refused`);
              return rule.value;
            };
            const answers: Answer[] = [];
            const live = run(
              start(),
              recordingHand(anyHand(seed), (_, answer) => answers.push(answer)),
            );
            const replayed = resume(start(), answers);
            if (!live.ok || !replayed.ok || !replayed.value.ended) throw new Error('a rolled rule ends');
            expect(replayed.value.outcome).toEqual(live.value);
          }
        },
      ),
    );
  });
});
