import { BookOpen } from 'lucide-react';
import {
  type CatalogueSpec,
  changedFields,
  entryOf,
  type Origin,
  originOf,
  taken,
} from '../../shared/rules/core/catalogue.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { useDocument } from '../replica/document.ts';
import { useRow } from '../replica/rows.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/words.tsx';
import styles from './item-origin.module.css';
import { writeValue } from './write-value.ts';

interface ItemOriginProps {
  catalogue: CatalogueSpec;
  item: SheetData;
  /** The item's name, for readers. */
  name: string;
  onChange: (item: SheetData) => void;
}

/** Where an item of a sheet came from, and what has changed there since. */
export function ItemOrigin(props: ItemOriginProps) {
  const origin = originOf(props.item);
  return origin === undefined ? null : <Standing {...props} origin={origin} />;
}

function Standing({ origin, ...props }: ItemOriginProps & { origin: Origin }) {
  const { t } = useWords();
  const row = useRow(origin.id);
  if (row === undefined) return null;
  if (row !== null && row.revision > origin.revision) return <Change {...props} origin={origin} />;
  return (
    <p className={styles.origin}>
      <BookOpen aria-hidden />
      {row === null ? t('catalogue.gone') : t('catalogue.from')}
    </p>
  );
}

function Change({ catalogue, item, name, onChange, origin }: ItemOriginProps & { origin: Origin }) {
  const words = useWords();
  const { t, say } = words;
  const reading = useDocument(origin.id);
  if (reading.state !== 'read' || reading.document.kind !== 'item') return null;
  const { id, revision, body } = reading.document;
  const theirs = entryOf(catalogue, body.entry);
  const changed = changedFields(catalogue, item, theirs);
  if (changed.length === 0) return null;
  return (
    <div className={styles.change}>
      <Banner
        title={t('catalogue.changed', { item: name })}
        actions={
          <>
            <Button onPress={() => onChange(taken(item, { id, revision }))}>{t('catalogue.keepMine')}</Button>
            <Button
              variant="primary"
              onPress={() => onChange(taken({ ...item, ...theirs }, { id, revision }))}
            >
              {t('catalogue.takeOver')}
            </Button>
          </>
        }
      >
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">{t('catalogue.field')}</th>
              <th scope="col">{t('catalogue.mine')}</th>
              <th scope="col">{t('catalogue.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((field) => (
              <tr key={field.path}>
                <th scope="row">{say(field.label)}</th>
                <td>{writeValue(words, field, item[field.path])}</td>
                <td>{writeValue(words, field, theirs[field.path])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Banner>
    </div>
  );
}
