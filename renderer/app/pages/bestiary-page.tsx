import { Link, useNavigate } from '@tanstack/react-router';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { LibraryList } from '../../features/creatures/library-list.tsx';
import { Page, PageHeader } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useWords } from '../../words/words.tsx';
import { ChosenActions } from '../chosen-actions.tsx';
import { useOpen } from '../navigation.tsx';

/** The monsters of the whole library, or its characters. */
export function BestiaryPage({ kind }: { kind: SheetKind }) {
  const { t } = useWords();
  const open = useOpen();
  const navigate = useNavigate();
  return (
    <Page width="full">
      <PageHeader
        title={t('bestiary.title')}
        description={t('bestiary.text')}
        actions={
          <SegmentedControl<SheetKind>
            label={t('bestiary.kind')}
            hideLabel
            segments={[
              { id: 'monster', label: t('campaign.bestiary') },
              { id: 'character', label: t('campaign.party') },
            ]}
            value={kind}
            onChange={(next) => void navigate({ to: '/bestiary', search: { kind: next }, replace: true })}
          />
        }
      />
      <LibraryList
        kind={kind}
        onOpen={(id) => open(kind, id)}
        bulk={(chosen) => <ChosenActions chosen={chosen} kind={kind} />}
        begin={<Link to="/">{t('bestiary.begin')}</Link>}
      />
    </Page>
  );
}
