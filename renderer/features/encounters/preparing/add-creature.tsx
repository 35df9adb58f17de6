import { useMemo, useRef, useState } from 'react';
import { wordsOf } from '../../../../shared/library/fold.ts';
import type { Row } from '../../../../shared/library/row.ts';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { useWords } from '../../../words/words.tsx';

/** As many as are offered at once; more letters find the others. */
const mostOffered = 40;

/** Adds somebody of the library by a few letters of the name. */
export function AddCreature({ rows, onAdd }: { rows: readonly Row[]; onAdd: (row: Row) => void }) {
  const { t, say } = useWords();
  const [typed, setTyped] = useState('');
  /** Raised with each that was added, so that the field begins anew. */
  const [added, setAdded] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const named = useMemo(
    () => rows.map((row) => ({ row, label: say(row.name), words: wordsOf(say(row.name)) })),
    [rows, say],
  );
  const wanted = wordsOf(typed);
  const offered = named
    .filter(({ words }) => wanted.every((begins) => words.some((word) => word.startsWith(begins))))
    .slice(0, mostOffered);
  const add = (id: string): void => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return;
    onAdd(row);
    setTyped('');
    setAdded((before) => before + 1);
  };
  return (
    <ComboBox
      key={added}
      label={t('preparing.add')}
      description={t('preparing.addHelp')}
      autoFocus={added > 0}
      menuTrigger="focus"
      suggestions={offered.map(({ row, label }) => ({
        id: row.id,
        label,
        detail: row.summary === null ? undefined : say(row.summary),
      }))}
      value={typed}
      onChange={setTyped}
      onPick={add}
      // Enter takes the first that is offered, where no other was chosen from the list.
      onKeyDown={(event) => {
        const isChosen = field.current?.getAttribute('aria-activedescendant');
        if (event.key !== 'Enter' || wanted.length === 0 || isChosen) return;
        const [first] = offered;
        if (first !== undefined) add(first.row.id);
      }}
      inputRef={field}
    />
  );
}
