import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Trouble } from '../../shared/ipc/start-contract.ts';
import { listen } from '../bridge/desk.ts';
import { Banner } from '../ui/banner.tsx';
import { useWords } from '../words/words.tsx';

/** Troubles that keep things from being saved; the others are warnings. */
const grave: readonly Trouble[] = ['not-saved', 'read-only'];

/** What keeps the library from being as it should, for as long as it does. */
export function Troubles({ initial }: { initial: readonly Trouble[] }) {
  const { t } = useWords();
  const [troubles, setTroubles] = useState(initial);
  useEffect(() => listen('library.troubled', setTroubles), []);
  return troubles.map((trouble) => (
    <Banner key={trouble} tone={grave.includes(trouble) ? 'danger' : 'warning'}>
      {t(`trouble.${trouble}`)} {trouble === 'damaged' && <Link to="/damage">{t('damage.open')}</Link>}
    </Banner>
  ));
}
