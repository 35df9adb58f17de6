import { ImagePlus, Trash2, UserRound } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useNotices } from '../../notices/notices.tsx';
import { Portrait } from '../../portraits/portrait.tsx';
import { portraitFrom } from '../../portraits/shrink.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './portrait-field.module.css';
import { useArrivingFile } from './use-arriving-file.ts';

/** Files that a dialog offers first; what they are in truth is looked at afterwards. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

interface PortraitFieldProps {
  hash: string | undefined;
  name: string;
  /** Takes a portrait, or (null) takes it away; answers whether that was granted. */
  onChange: (portrait: Uint8Array | null) => Promise<boolean>;
  /** What stands beside the portrait. */
  children: ReactNode;
}

/** A creature's portrait, chosen from a file, dropped anywhere on the page or pasted. */
export function PortraitField({ hash, name, onChange, children }: PortraitFieldProps) {
  const { t } = useWords();
  const { refuse } = useNotices();
  const [isMaking, setMaking] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const take = async (file: File): Promise<void> => {
    setMaking(true);
    try {
      const portrait = await portraitFrom(file);
      if (portrait.ok) await onChange(portrait.value);
      else refuse(portrait.error);
    } finally {
      setMaking(false);
    }
  };
  const isNear = useArrivingFile((file) => void take(file));
  return (
    <div className={styles.field}>
      <div
        className={styles.frame}
        data-near={isNear || undefined}
        data-empty={hash === undefined || undefined}
      >
        {hash === undefined ? (
          <UserRound className={styles.nobody} role="img" aria-label={t('portrait.none')} />
        ) : (
          <Portrait hash={hash} name={name} size="normal" />
        )}
      </div>
      <div className={styles.beside}>
        {children}
        <fieldset className={styles.actions} aria-label={t('portrait.title')}>
          <Row>
            <FileTrigger
              acceptedFileTypes={pictureTypes}
              onSelect={(files) => {
                const file = files?.[0];
                if (file !== undefined) void take(file);
              }}
            >
              <Button
                ref={choose}
                variant="quiet"
                icon={<ImagePlus />}
                pendingLabel={isMaking && t('portrait.making')}
              >
                {t(hash === undefined ? 'portrait.choose' : 'portrait.change')}
              </Button>
            </FileTrigger>
            {hash !== undefined && (
              <IconButton
                label={t('portrait.remove')}
                icon={<Trash2 />}
                onPress={async () => {
                  if (await onChange(null)) choose.current?.focus();
                }}
              />
            )}
            <p className={styles.help}>{t(isNear ? 'portrait.drop' : 'portrait.help')}</p>
          </Row>
        </fieldset>
      </div>
    </div>
  );
}
