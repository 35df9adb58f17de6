import { expect, test } from 'vitest';
import { firstAid } from './first-aid.ts';
import { asPrinted, grantedBy, played, toldBy } from './fixtures.ts';
import type { Patient } from './hit-points.ts';
import type { FirstAidBand } from './vocabulary.ts';

const victim = (hp: number, maxHp = 20): Patient => ({ kind: 'character', hp, maxHp });

interface Came {
  readonly band: FirstAidBand;
  readonly hp: number;
  readonly acts: boolean;
  readonly collapses: boolean;
  readonly dead: boolean;
}

const nothing = { acts: false, collapses: false, dead: false };
const awake = { acts: true, collapses: false, dead: false };
const once = { acts: true, collapses: true, dead: false };

test.each<[string, Patient, number, Came]>([
  [
    '003-R44',
    victim(-3),
    1,
    { band: 'critical-failure', hp: -10, acts: false, collapses: false, dead: true },
  ],
  ['003-R42', victim(-3), 2, { band: 'failure', hp: -3, ...nothing }],
  ['003-R42', victim(-3), 4, { band: 'failure', hp: -3, ...nothing }],
  ['003-R42', victim(-3), 5, { band: 'stands', hp: -3, ...once }],
  ['003-R42', victim(-3), 9, { band: 'stands', hp: -3, ...once }],
  ['003-R42', victim(-4), 10, { band: 'success', hp: 1, ...awake }],
  ['003-R43', victim(-5), 10, { band: 'success', hp: 0, ...once }],
  ['003-R42', victim(0), 19, { band: 'success', hp: 5, ...awake }],
  ['003-R45', victim(-9), 20, { band: 'critical', hp: 1, ...awake }],
  ['003-A14 capped', victim(0, 3), 20, { band: 'critical', hp: 3, ...awake }],
])('%s: %o, die %i', (_, patient, die, expected) => {
  const { band, hp, acts, collapses, dead } = played(grantedBy(firstAid(patient, asPrinted)), [die]);
  expect({ band, hp: hp.total, acts, collapses, dead }).toEqual(expected);
});

test('003-A14: hit points above the maximum are shown and not counted', () => {
  const { hp } = played(grantedBy(firstAid(victim(0, 3), asPrinted)), [12]);
  expect(hp.parts.map(({ value, leftOut }) => [value, leftOut?.key])).toEqual([
    [0, undefined],
    [3, undefined],
    [2, 'telnas:leftOut.maximum'],
  ]);
});

test('003-R43: whoever stays below 1 is told why it will fall again', () => {
  const told = toldBy(() => grantedBy(firstAid(victim(-5), asPrinted)), [10]);
  expect(told[0]?.why).toEqual({ key: 'telnas:why.firstAid.collapses', params: { natural: 10, hp: 0 } });
});

test.each<[string, Patient]>([
  ['003-R41 the conscious', victim(1)],
  ['003-R35 the dead', victim(-10)],
  ['003-A11 a monster', { kind: 'monster', hp: -1, maxHp: 9 }],
])('%s gets none', (_, patient) => {
  expect(firstAid(patient, asPrinted)).toMatchObject({ ok: false, error: { code: 'ILLEGAL_MOVE' } });
});
