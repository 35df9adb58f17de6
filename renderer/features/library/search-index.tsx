import { useState } from 'react';
import { ask } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './library.module.css';

/** The index of the search, which a person can have built anew. */
export function SearchIndex() {
  const { t } = useWords();
  const { tell, refuse } = useNotices();
  const [building, setBuilding] = useState(false);
  const build = async (): Promise<void> => {
    setBuilding(true);
    const answer = await ask('search.rebuild', null);
    setBuilding(false);
    if (answer.ok) tell({ tone: 'success', message: t('index.rebuilt', { count: answer.value.documents }) });
    else refuse(answer.error);
  };
  return (
    <section>
      <SectionHeading>{t('index.title')}</SectionHeading>
      <Stack>
        <p className={styles.text}>{t('index.text')}</p>
        <Row>
          <Button pendingLabel={building && t('exchange.working')} onPress={() => void build()}>
            {t('index.rebuild')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
