import { actionKeys, type KeyPlace, keyHint, keyPlaces } from '../../keys/key-map.ts';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './key-list-dialog.module.css';

interface KeyListDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const columns: readonly (readonly KeyPlace[])[] = [['fight'], ['roll', 'everywhere', 'lists']];

/** Every key of the key map, by where it is at work. */
export function KeyListDialog({ isOpen, onOpenChange }: KeyListDialogProps) {
  const { t } = useWords();
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('keys.title')}
      closeLabel={t('action.close')}
      size="large"
      isDismissable
    >
      <p className={styles.text}>{t('keys.text')}</p>
      <div className={styles.columns}>
        {columns.map((places) => (
          <div key={places[0]}>
            {places.map((place) => (
              <KeysOf key={place} place={place} />
            ))}
          </div>
        ))}
      </div>
    </ModalDialog>
  );
}

function KeysOf({ place }: { place: KeyPlace }) {
  const words = useWords();
  const { t } = words;
  return (
    <section>
      <SectionHeading level={3}>{t(`keys.place.${place}`)}</SectionHeading>
      <dl className={styles.keys}>
        {place === 'fight' && (
          <div className={styles.row}>
            <dt>{t('keys.actions')}</dt>
            <dd>
              <Kbd>{`${actionKeys[0].toUpperCase()} – ${actionKeys[4].toUpperCase()} …`}</Kbd>
            </dd>
          </div>
        )}
        {keyPlaces[place].map((command) => (
          <div key={command} className={styles.row}>
            <dt>{t(`command.${command}`)}</dt>
            <dd>
              <Kbd>{keyHint(command, words)}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
