import { FolderOpen, FolderSymlink } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './library.module.css';
import { useAnswer } from './use-answer.ts';

/** Where the library lies, and how to put it elsewhere. */
export function LibraryPlace() {
  const { t } = useWords();
  const { tell, refuse } = useNotices();
  const { value, refresh } = useAnswer('library.place');
  const [moving, setMoving] = useState(false);
  const open = async (): Promise<void> => {
    const answer = await ask('library.openFolder', null);
    if (!answer.ok) refuse(answer.error);
  };
  const move = async (): Promise<void> => {
    setMoving(true);
    const answer = await ask('library.move', null);
    setMoving(false);
    if (!answer.ok) refuse(answer.error);
    else if (answer.value !== null) {
      tell({ tone: 'success', message: t('place.moved', { folder: answer.value.folder }) });
      void refresh();
    }
  };
  return (
    <section>
      <SectionHeading>{t('place.title')}</SectionHeading>
      <Stack>
        <p className={styles.path}>{value?.folder}</p>
        <Row>
          <Button icon={<FolderOpen />} onPress={() => void open()}>
            {t('place.open')}
          </Button>
          <Button
            icon={<FolderSymlink />}
            pendingLabel={moving && t('exchange.working')}
            onPress={() => void move()}
          >
            {t('place.move')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
