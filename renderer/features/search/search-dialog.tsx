import { useEffect, useState } from 'react';
import type { DocumentKind } from '../../../shared/library/row.ts';
import { ask, type Output } from '../../bridge/desk.ts';
import { ModalDialog } from '../../ui/dialog.tsx';
import { GridList } from '../../ui/grid-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './search-dialog.module.css';

/** Milliseconds of rest after which what was typed is looked for. */
const rest = 80;

type Hits = Output<'library.search'>;

interface SearchProps {
  onOpen: (kind: DocumentKind, id: string) => void;
}

interface SearchDialogProps extends SearchProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks what to look for, and shows what is found while it is typed. */
export function SearchDialog({ isOpen, onOpenChange, onOpen }: SearchDialogProps) {
  const { t } = useWords();
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('search.title')}
      closeLabel={t('action.close')}
      isDismissable
    >
      <Search
        onOpen={(kind, id) => {
          onOpenChange(false);
          onOpen(kind, id);
        }}
      />
    </ModalDialog>
  );
}

function Search({ onOpen }: SearchProps) {
  const { t, say } = useWords();
  const [text, setText] = useState('');
  const [hits, setHits] = useState<Hits>([]);
  useEffect(() => {
    let latest = true;
    const timer = setTimeout(async () => {
      const answer = text.trim() === '' ? undefined : await ask('library.search', { text, campaignId: null });
      if (latest) setHits(answer?.ok === true ? answer.value : []);
    }, rest);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [text]);
  const openBest = async (): Promise<void> => {
    // Asked anew: Enter may come before the rest after the last letter.
    const answer = await ask('library.search', { text, campaignId: null });
    const best = answer.ok ? answer.value[0] : undefined;
    if (best !== undefined) onOpen(best.row.kind, best.row.id);
  };
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void openBest();
        }}
      >
        <TextField
          label={t('search.field')}
          description={t('search.help')}
          value={text}
          onChange={setText}
          maxLength={200}
          autoFocus
        />
      </form>
      {text.trim() !== '' && (
        <>
          <p role="status" className={styles.count}>
            {hits.length === 0 ? t('search.nothing') : t('search.hits', { count: hits.length })}
          </p>
          <GridList
            label={t('search.title')}
            items={hits}
            itemId={({ row }) => row.id}
            itemName={({ row }) => say(row.name)}
            onOpen={({ row }) => onOpen(row.kind, row.id)}
            empty={null}
            render={({ row, campaign, excerpt }) => (
              <span className={styles.hit}>
                <span className={styles.name}>{say(row.name)}</span>
                <span className={styles.where}>
                  {t(`kind.${row.kind}`)}
                  {row.kind !== 'campaign' && ` · ${say(campaign)}`}
                </span>
                {excerpt !== '' && <span className={styles.where}>{excerpt}</span>}
              </span>
            )}
          />
        </>
      )}
    </Stack>
  );
}
