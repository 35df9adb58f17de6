import { PackagePlus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import { ImportBundle } from './import-bundle.tsx';
import { useExchange } from './use-exchange.ts';

/** The whole library in one file, out and in. */
export function ExchangeSection() {
  const { t } = useWords();
  const { exportCampaigns } = useExchange();
  return (
    <section>
      <SectionHeading>{t('exchange.title')}</SectionHeading>
      <Stack>
        <p>{t('exchange.text')}</p>
        <Row>
          <Button icon={<PackagePlus />} onPress={() => void exportCampaigns(null)}>
            {t('exchange.exportAll')}
          </Button>
          <ImportBundle />
        </Row>
      </Stack>
    </section>
  );
}
