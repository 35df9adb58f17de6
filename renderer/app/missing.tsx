import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/layout.tsx';
import { useWords } from '../words/words.tsx';

/** Stands where an address leads nowhere. */
export function Missing() {
  const { t } = useWords();
  return (
    <Page>
      <EmptyState title={t('missing.heading')} action={<Link to="/">{t('missing.back')}</Link>}>
        {t('missing.text')}
      </EmptyState>
    </Page>
  );
}

/** Stands where a page stopped working; the rest of the app goes on. */
export function Crashed() {
  const { t } = useWords();
  const router = useRouter();
  return (
    <Page>
      <EmptyState
        title={t('crash.heading')}
        action={<Button onPress={() => void router.invalidate()}>{t('action.reload')}</Button>}
      >
        {t('crash.text')}
      </EmptyState>
    </Page>
  );
}
