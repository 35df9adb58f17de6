import { Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GridList } from '../../ui/grid-list.tsx';
import { later } from '../../ui/later.ts';
import { Page, PageHeader } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './campaign-list.module.css';

const NewCampaignDialog = later(async () => (await import('./new-campaign-dialog.tsx')).NewCampaignDialog);

/** Every campaign, and how to begin one. */
export function CampaignList({ rows, onOpen }: { rows: readonly Row[]; onOpen: (id: string) => void }) {
  const { t, say, language } = useWords();
  /** Undefined until it is asked for. */
  const [creating, setCreating] = useState<boolean>();
  const sorted = rows.toSorted((a, b) => say(a.name).localeCompare(say(b.name), language));
  const create = (
    <Button variant="primary" icon={<Plus />} onPress={() => setCreating(true)}>
      {t('campaigns.create')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('campaigns.title')}
        description={rows.length === 0 ? undefined : t('campaigns.count', { count: rows.length })}
        actions={rows.length === 0 ? undefined : create}
      />
      <GridList
        label={t('campaigns.title')}
        items={sorted}
        itemId={({ id }) => id}
        itemName={({ name }) => say(name)}
        onOpen={({ id }) => onOpen(id)}
        empty={
          <EmptyState icon={<ScrollText />} title={t('campaigns.empty')} action={create}>
            {t('campaigns.emptyText')}
          </EmptyState>
        }
        render={({ name, summary }) => (
          <span className={styles.campaign}>
            <span className={styles.name}>{say(name)}</span>
            {summary !== null && <span className={styles.summary}>{say(summary)}</span>}
          </span>
        )}
      />
      {creating !== undefined && (
        <NewCampaignDialog isOpen={creating} onOpenChange={setCreating} onCreated={onOpen} />
      )}
    </Page>
  );
}
