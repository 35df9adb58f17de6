import { DamageList } from '../../features/damage/damage-list.tsx';
import { Page, PageHeader } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';

/** The records that are not what was written, and what can be done about each. */
export function DamagePage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('damage.title')} description={t('damage.text')} />
      <DamageList />
    </Page>
  );
}
