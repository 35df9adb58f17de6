import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DocumentKind } from '../../../shared/library/document.ts';
import { ask, type Output } from '../../bridge/desk.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { GridList } from '../../ui/grid-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './search-palette.module.css';

/** Milliseconds of rest after which what was typed is looked for. */
const rest = 80;

type Hits = Output<'library.search'>;

interface SearchPaletteProps {
  onOpen: (kind: DocumentKind, id: string) => void;
}

/** Finds anything by name or content, from wherever one is. */
export function SearchPalette({ onOpen }: SearchPaletteProps) {
  const words = useWords();
  const { t } = words;
  const [isOpen, setOpen] = useState(false);
  useKeys(onKeys(keyMap.search, () => setOpen(true)));
  return (
    <>
      <Button
        variant="quiet"
        icon={<Search />}
        keyHint={keyHint('search', words)}
        onPress={() => setOpen(true)}
      >
        {t('search.open')}
      </Button>
      <ModalDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('search.title')}
        closeLabel={t('action.close')}
        isDismissable
      >
        <Palette
          onOpen={(kind, id) => {
            setOpen(false);
            onOpen(kind, id);
          }}
        />
      </ModalDialog>
    </>
  );
}

function Palette({ onOpen }: SearchPaletteProps) {
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
