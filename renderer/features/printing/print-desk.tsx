import { lazy, Suspense, useState } from 'react';
import {
  mostOnPaper,
  type PaperChoices,
  type PaperOrder,
  paperKinds,
} from '../../../shared/ipc/paper-contract.ts';
import type { Row } from '../../../shared/library/row.ts';
import { Button } from '../../ui/button.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import { kindsOfCreatures } from './kinds.ts';
import styles from './print-desk.module.css';
import type { PrintStart } from './print-dialog.tsx';
import { PrintForm } from './print-form.tsx';
import { PrintOut } from './print-out.tsx';
import { type PaperState, usePaper } from './use-paper.ts';

/** What reads PDF files is large, and only wanted here. */
const PdfPreview = lazy(async () => ({ default: (await import('./pdf-preview.tsx')).PdfPreview }));

interface PrintDeskProps {
  start: PrintStart;
  choices: PaperChoices;
  characters: readonly Row[];
  monsters: readonly Row[];
  close: () => void;
}

/** What to print beside the very pages that it makes. */
export function PrintDesk({ start, choices: usual, characters, monsters, close }: PrintDeskProps) {
  const { campaignId, encounter } = start;
  const [kind, setKind] = useState(start.kind);
  const [choices, setChoices] = useState(usual);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(start.creatures ?? (start.kind === 'cards' ? monsters : characters).map(({ id }) => id)),
  );
  const creatures = [...characters, ...monsters].map(({ id }) => id).filter((id) => chosen.has(id));
  const ofCreatures = kindsOfCreatures.includes(kind);
  const order: PaperOrder = {
    ...{ ...choices, kind, campaignId, creatures: ofCreatures ? creatures : [] },
    ...(kind === 'record' && encounter !== undefined ? { encounter } : {}),
  };
  const possible = !ofCreatures || (creatures.length > 0 && creatures.length <= mostOnPaper);
  const { paper, stop, again } = usePaper(possible ? order : null);
  return (
    <div className={styles.desk}>
      <div className={styles.form}>
        <PrintForm
          kinds={paperKinds.filter((one) => one !== 'record' || encounter !== undefined)}
          kind={kind}
          onKindChange={setKind}
          choices={choices}
          onChoicesChange={setChoices}
          characters={characters}
          monsters={monsters}
          chosen={chosen}
          onChosenChange={setChosen}
        />
        <PrintOut order={order} token={paper.state === 'made' ? paper.token : undefined} close={close} />
      </div>
      <Pages paper={paper} stop={stop} again={again} />
    </div>
  );
}

function Pages({ paper, stop, again }: { paper: PaperState; stop: () => void; again: () => void }) {
  const words = useWords();
  const { t } = words;
  switch (paper.state) {
    case 'none':
      return <p className={styles.wait}>{t('paper.nobodyChosen')}</p>;
    case 'making':
      return (
        <div className={styles.wait}>
          <ProgressBar
            label={t('paper.making')}
            isIndeterminate={paper.done === 0 || paper.done === paper.all}
            value={paper.done}
            maxValue={Math.max(1, paper.all)}
            valueLabel={t('paper.madeOf', { done: paper.done, all: paper.all })}
          />
          <Button onPress={stop}>{t('paper.stop')}</Button>
        </div>
      );
    case 'stopped':
      return (
        <div className={styles.wait}>
          <p>{t('paper.stopped')}</p>
          <Button onPress={again}>{t('paper.again')}</Button>
        </div>
      );
    case 'refused':
      return (
        <div className={styles.wait}>
          <InlineError>{sayRefusal(words, paper.refusal)}</InlineError>
          <Button onPress={again}>{t('paper.again')}</Button>
        </div>
      );
    case 'made':
      return (
        <Suspense fallback={null}>
          <PdfPreview key={paper.token} pdf={paper.pdf} />
        </Suspense>
      );
  }
}
