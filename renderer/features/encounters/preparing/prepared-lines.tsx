import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  mostCopies,
  orderGroups,
  type Preparation,
  type PreparedLine,
} from '../../../../shared/library/preparation.ts';
import type { Row } from '../../../../shared/library/row.ts';
import type { SheetRules } from '../../../../shared/rules/core/system.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ScreenWords, useWords } from '../../../words/words.tsx';
import styles from './preparing.module.css';

/** What a line is called, and what it is in a few words. */
export function lineWords(
  { say, t, number }: ScreenWords,
  line: PreparedLine,
  rows: ReadonlyMap<string, Row>,
  sheets: SheetRules,
): { readonly name: string; readonly what: string } {
  if (line.from === 'library') {
    const row = rows.get(line.documentId);
    if (row === undefined) return { name: t('preparing.gone'), what: '' };
    return { name: say(row.name), what: row.summary === null ? '' : say(row.summary) };
  }
  const [points, defense] = sheets.quick.fields.map(({ label, path }) => {
    const value = line.values[path];
    return `${say(label)} ${typeof value === 'number' ? number(value) : ''}`;
  });
  return {
    name: line.name,
    what: t('preparing.quickOf', { hitPoints: points ?? '', defense: defense ?? '' }),
  };
}

interface PreparedLinesProps {
  lines: readonly PreparedLine[];
  waves: Preparation['waves'];
  rows: ReadonlyMap<string, Row>;
  sheets: SheetRules;
  /** They join a fight that runs, where nobody is surprised any more. */
  isJoining?: boolean;
  empty: ReactNode;
  onChange: (line: string, change: Partial<PreparedLine>) => void;
  onRemove: (line: string) => void;
}

/** Lines of a preparation, each with how many, who rolls together, who is surprised, and when they enter. */
export function PreparedLines(props: PreparedLinesProps) {
  const { lines, waves, rows, sheets, isJoining = false, empty, onChange, onRemove } = props;
  const words = useWords();
  const { t } = words;
  const { order } = sheets;
  if (lines.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { name, what } = lineWords(words, line, rows, sheets);
        const isCharacter = line.from === 'library' && rows.get(line.documentId)?.kind === 'character';
        const change = (to: Partial<PreparedLine>): void => onChange(line.line, to);
        return (
          <li key={line.line} className={styles.line}>
            <div className={styles.who}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.what}>{what}</span>
            </div>
            <div className={styles.fields}>
              {!isCharacter && (
                <div className={styles.count}>
                  <NumberField
                    label={t('preparing.count', { name })}
                    hideLabel
                    value={line.count}
                    minValue={1}
                    maxValue={mostCopies}
                    onChange={(count) => change({ count: count ?? 1 })}
                  />
                </div>
              )}
              {order?.by === 'each' && (
                <Select
                  label={t('preparing.orderOf', { name })}
                  hideLabel
                  options={orderGroups.map((id) => ({
                    id,
                    label:
                      id === 'each' || id === 'line'
                        ? t(`preparing.order.${id}`)
                        : t('preparing.order.group', { group: id.toUpperCase() }),
                  }))}
                  value={line.order}
                  onChange={(group) => change({ order: group })}
                />
              )}
              {waves.length > 0 && (
                <Select
                  label={t('preparing.enters', { name })}
                  hideLabel
                  options={[
                    { id: '', label: t('preparing.atStart') },
                    ...waves.map(({ wave }, at) => ({
                      id: wave,
                      label: t('preparing.withWave', { number: at + 1 }),
                    })),
                  ]}
                  value={line.wave ?? ''}
                  onChange={(wave) => change({ wave: wave === '' ? null : wave })}
                />
              )}
              {order !== undefined && !isJoining && line.wave === null && (
                <Checkbox isSelected={line.surprised} onChange={(surprised) => change({ surprised })}>
                  {t('preparing.surprised')}
                </Checkbox>
              )}
              {!waves.some(({ wave, hidden }) => wave === line.wave && hidden) && (
                <Checkbox isSelected={line.hidden ?? false} onChange={(hidden) => change({ hidden })}>
                  {t('preparing.unseen')}
                </Checkbox>
              )}
            </div>
            <IconButton
              label={t('preparing.removeLine', { name })}
              icon={<X />}
              onPress={() => onRemove(line.line)}
            />
          </li>
        );
      })}
    </ul>
  );
}
