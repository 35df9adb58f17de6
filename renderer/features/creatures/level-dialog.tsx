import { useState } from 'react';
import {
  type LevelTrack,
  type NumberChange,
  numberChanges,
  revisedFields,
  takenTo,
} from '../../../shared/rules/core/levelling.ts';
import { checkField } from '../../../shared/rules/core/read-sheet.ts';
import type { SheetData, SheetKind, SheetSection } from '../../../shared/rules/core/sheet.ts';
import type { SheetRules } from '../../../shared/rules/core/system.ts';
import { FigureButton } from '../../figures/figure-button.tsx';
import { SheetFieldInput } from '../../sheet-fields/sheet-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './level-dialog.module.css';

const ways = ['up', 'down'] as const;
type Way = (typeof ways)[number];

interface LevelDialogProps {
  name: string;
  kind: SheetKind;
  /** A sheet that can be saved as it is. */
  sheet: SheetData;
  sections: readonly SheetSection[];
  rules: SheetRules;
  options: Parameters<SheetRules['derive']>[1];
  levelling: NonNullable<SheetRules['levelling']>;
  onTake: (sheet: SheetData) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Takes a creature a level up or down, with everything that changes shown before it is done. */
export function LevelDialog({ name, isOpen, onOpenChange, ...of }: LevelDialogProps) {
  const { t } = useWords();
  return (
    <ModalDialog
      title={t('level.title', { name })}
      closeLabel={t('action.close')}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(close) => <Levels {...of} onClose={close} />}
    </ModalDialog>
  );
}

type LevelsProps = Omit<LevelDialogProps, 'name' | 'isOpen' | 'onOpenChange'> & { onClose: () => void };

function Levels({ kind, sheet, sections, rules, options, levelling, onTake, onClose }: LevelsProps) {
  const words = useWords();
  const { t, say, level } = words;
  const [way, setWay] = useState<Way>('up');
  const [chosen, setChosen] = useState<string | null>(null);
  const [edits, setEdits] = useState<SheetData>({});
  const { tracks } = levelling(kind, sheet, options);
  const open = tracks.filter((track) => track[way] !== null);
  const track = open.find(({ id }) => id === chosen) ?? open[0];
  const reached = track?.[way]?.sheet ?? null;
  const revised = revisedFields(sections, rules.revisedWithLevel);
  const taken =
    reached === null
      ? sheet
      : { ...takenTo(sheet, reached, revised, (at) => levelling(kind, at, options).place), ...edits };
  const faulty = revised.some((field) => !checkField(field, taken[field.path], field.path).ok);
  const changes =
    reached === null || faulty
      ? []
      : numberChanges(rules.derive(sheet, options), rules.derive(taken, options));
  return (
    <Stack>
      <SegmentedControl
        label={t('level.way')}
        segments={ways.map((id) => ({ id, label: t(`level.${id}`) }))}
        value={way}
        onChange={(id) => {
          setWay(id);
          setEdits({});
        }}
      />
      {track === undefined && <p>{t('level.end')}</p>}
      {track !== undefined && open.length > 1 && (
        <Select
          label={t('level.track')}
          options={open.map((one) => ({ id: one.id, label: say(one.label), detail: fromTo(one) }))}
          value={track.id}
          onChange={setChosen}
        />
      )}
      {track !== undefined && (
        <>
          <p className={styles.fromTo}>
            {say(track.label)} {fromTo(track)}
          </p>
          <Changes changes={changes} />
          {revised.length > 0 && (
            <fieldset className={styles.revised}>
              <legend>{t('level.revise')}</legend>
              {revised.map((field) => (
                <SheetFieldInput
                  key={field.path}
                  field={field}
                  value={taken[field.path]}
                  path={field.path}
                  faults={new Map()}
                  onChange={(value) => setEdits((before) => ({ ...before, [field.path]: value }))}
                />
              ))}
            </fieldset>
          )}
          <p className={styles.kept}>{t('level.kept')}</p>
          <div>
            <Button
              variant="primary"
              isDisabled={faulty}
              onPress={() => {
                onTake(taken);
                onClose();
              }}
            >
              {t(`level.take.${way}`)}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );

  function fromTo(one: LevelTrack): string {
    const next = one[way];
    return next === null ? '' : t('level.fromTo', { from: level(one.level), to: level(next.level) });
  }
}

function Changes({ changes }: { changes: readonly NumberChange[] }) {
  const { t, say } = useWords();
  if (changes.length === 0) return <p>{t('level.nothing')}</p>;
  return (
    <table className={styles.changes}>
      <caption>{t('level.changes')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('level.before')}</th>
          <th scope="col">{t('level.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ group, label, qualifiers, column, before, after }, at) => {
          const name = group.columns[column];
          const about = [
            say(group.label),
            ...(name === undefined ? [] : [say(name)]),
            ...qualifiers.map(say),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every choice.
            <tr key={at}>
              <th scope="row">
                {say(label)} <small>{[...new Set(about)].join(' · ')}</small>
              </th>
              <td>{before === undefined ? '–' : <FigureButton label={label} derived={before} />}</td>
              <td>{after === undefined ? '–' : <FigureButton label={label} derived={after} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
