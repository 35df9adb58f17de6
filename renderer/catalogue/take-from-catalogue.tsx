import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { type CatalogueSpec, entryOf, taken } from '../../shared/rules/core/catalogue.ts';
import { isName } from '../../shared/rules/core/read-sheet.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { ask } from '../bridge/desk.ts';
import { useNotices } from '../notices/notices.tsx';
import { Button } from '../ui/button.tsx';
import { ModalDialog } from '../ui/dialog.tsx';
import { GridList } from '../ui/grid-list.tsx';
import { Stack } from '../ui/layout.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useWords } from '../words/words.tsx';
import { useEntries } from './catalogue-rows.ts';
import { foldedIncludes } from './folded-includes.ts';
import styles from './take-from-catalogue.module.css';
import { writeValue } from './write-value.ts';

interface TakeProps {
  campaignId: string;
  catalogue: CatalogueSpec;
  isDisabled?: boolean;
  /** Whether the button says which catalogue it takes from; in a list, the list says it. */
  isNamed?: boolean;
  /** Offers only what need not be kept to be taken. */
  plainOnly?: boolean;
  onTake: (item: SheetData) => void;
}

/** Takes an entry of the campaign's catalogue, or a plain thing, into a list. */
export function TakeFromCatalogue({ isDisabled = false, isNamed = false, ...props }: TakeProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const title =
    props.plainOnly === true
      ? t('catalogue.plain')
      : t('catalogue.takeTitle', { list: props.catalogue.label });
  return (
    <>
      <Button variant="quiet" icon={<BookOpen />} isDisabled={isDisabled} onPress={() => setOpen(true)}>
        {isNamed || props.plainOnly === true ? title : t('catalogue.take')}
      </Button>
      <ModalDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        closeLabel={t('action.close')}
        isDismissable
      >
        {(close) => (
          <Choice
            {...props}
            onTake={(item) => {
              close();
              props.onTake(item);
            }}
          />
        )}
      </ModalDialog>
    </>
  );
}

/** Something that can be taken. */
interface Offer {
  readonly id: string;
  readonly name: string;
  readonly values: string;
  readonly take: () => void;
}

function Choice({ campaignId, catalogue, plainOnly = false, onTake }: TakeProps) {
  const words = useWords();
  const { t, say } = words;
  const { refuse } = useNotices();
  const [sought, setSought] = useState('');
  const rows = useEntries(campaignId, catalogue) ?? [];
  const takeEntry = async (id: string): Promise<void> => {
    const answer = await ask('library.read', { id });
    if (!answer.ok) return refuse(answer.error);
    if (answer.value.kind !== 'item') return;
    const { revision, body } = answer.value;
    onTake(taken(entryOf(catalogue, body.entry), { id, revision }));
  };
  const matching = (offers: readonly Offer[]): readonly Offer[] =>
    offers
      .filter(({ name }) => foldedIncludes(name, sought))
      .sort((a, b) => a.name.localeCompare(b.name, words.language));
  const kept = matching(
    (plainOnly ? [] : rows).map(({ id, name, summary }) => ({
      id,
      name: say(name),
      values: summary === null ? '' : say(summary),
      take: () => void takeEntry(id),
    })),
  );
  const plain = matching(
    catalogue.start.map((entry, at) => ({
      id: String(at),
      name: isName(entry.name) ? say(entry.name) : '',
      values: catalogue.item
        .filter(({ field, path }) => field === 'dice' || (field === 'number' && entry[path] !== 0))
        .slice(0, 3)
        .map((field) => `${say(field.label)} ${writeValue(words, field, entry[field.path])}`)
        .join(' · '),
      take: () => onTake(entry),
    })),
  );
  const lists = [
    { title: t('catalogue.kept'), offers: kept },
    { title: t('catalogue.plain'), offers: plain },
  ].filter(({ offers }) => offers.length > 0);
  const [first] = [...kept, ...plain];
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The form around a list that draws on the catalogue is not what was sent.
          event.stopPropagation();
          first?.take();
        }}
      >
        <TextField label={t('catalogue.search')} value={sought} onChange={setSought} autoFocus />
      </form>
      {lists.length === 0 && <p className={styles.nothing}>{t('catalogue.nothingFound')}</p>}
      {lists.map(({ title, offers }) => (
        <section key={title}>
          <SectionHeading level={3}>{title}</SectionHeading>
          <GridList
            label={title}
            items={offers}
            itemId={({ id }) => id}
            itemName={({ name }) => name}
            onOpen={({ take }) => take()}
            render={({ name, values }) => (
              <span className={styles.offer}>
                {name}
                <span className={styles.values}>{values}</span>
              </span>
            )}
            empty={null}
          />
        </section>
      ))}
    </Stack>
  );
}
