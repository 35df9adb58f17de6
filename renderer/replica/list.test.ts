import { describe, expect, test } from 'vitest';
import type { Row } from '../../shared/library/row.ts';
import { withChanges } from './list.ts';

function row(id: string, kind: Row['kind'], campaignId: string, text = id): Row {
  return { id, kind, campaignId, name: { text }, summary: null, revision: 1, seq: 1 };
}
const known = new Map([['wolf', row('wolf', 'monster', 'orle')]]);
const updated = (campaignId: string | null, rows: readonly Row[], removed: string[] = []) =>
  [...withChanges(known, { kind: 'monster', campaignId }, { rows, removed }).values()].map(
    ({ name }) => name,
  );

describe('a list that is kept up with changes', () => {
  test('takes in what is of its kind and campaign', () => {
    const rows = [
      row('bat', 'monster', 'orle'),
      row('hero', 'character', 'orle'),
      row('rat', 'monster', 'elsewhere'),
    ];
    expect(updated('orle', rows)).toEqual([{ text: 'wolf' }, { text: 'bat' }]);
    expect(updated(null, rows)).toEqual([{ text: 'wolf' }, { text: 'bat' }, { text: 'rat' }]);
  });

  test('shows what has changed, and not what is gone', () => {
    expect(updated('orle', [row('wolf', 'monster', 'orle', 'dire wolf')])).toEqual([{ text: 'dire wolf' }]);
    expect(updated('orle', [], ['wolf'])).toEqual([]);
  });
});
