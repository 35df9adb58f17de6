import { Link } from '@tanstack/react-router';
import { ExchangeSection } from '../../features/exchange/exchange-section.tsx';
import { Backups } from '../../features/library/backups.tsx';
import { LibraryPlace } from '../../features/library/library-place.tsx';
import { SearchIndex } from '../../features/library/search-index.tsx';
import { Trash } from '../../features/library/trash.tsx';
import { ScreenSettings } from '../../features/settings/screen-settings.tsx';
import { Page, PageHeader, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import { useSettings } from '../settings.tsx';

/** The settings of the app, and the library as a whole: its place, its backups, its trash. */
export function SettingsPage({ version }: { version: string }) {
  const { t } = useWords();
  const { settings, change } = useSettings();
  return (
    <Page>
      <PageHeader title={t('settings.title')} description={t('settings.version', { version })} />
      <Stack gap="loose">
        <ScreenSettings settings={settings} onChange={change} />
        <LibraryPlace />
        <ExchangeSection />
        <Backups />
        <Trash />
        <section>
          <SectionHeading>{t('damage.title')}</SectionHeading>
          <Link to="/damage">{t('damage.open')}</Link>
        </section>
        <SearchIndex />
      </Stack>
    </Page>
  );
}
