import { Copy, GitBranch, Tags, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import styles from './creature-table.module.css';
import { DeriveDialog } from './derive-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

interface BulkBarProps {
  kind: SheetKind;
  /** At least one. */
  creatures: readonly Row[];
  /** Their rules; undefined where they are of several systems. */
  system: SystemId | undefined;
  onRemove: () => void;
  onCopied: (ids: readonly string[], campaignId: string) => void;
  onOpen: (id: string) => void;
  /** What else can be done with them: printing, exporting. */
  children: ReactNode;
}

/** What can be done with the chosen creatures. */
export function BulkBar({ kind, creatures, system, onRemove, onCopied, onOpen, children }: BulkBarProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<'copy' | 'tag' | 'derive' | null>(null);
  const dialog = (which: typeof asking) => ({
    isOpen: asking === which,
    onOpenChange: (isOpen: boolean) => setAsking(isOpen ? which : null),
  });
  const [first, ...others] = creatures;
  return (
    <div role="toolbar" aria-label={t('bulk.label')} className={styles.bulk}>
      {system !== undefined && (
        <Button variant="quiet" icon={<Copy />} onPress={() => setAsking('copy')}>
          {t('bulk.copy')}
        </Button>
      )}
      <Button variant="quiet" icon={<Tags />} onPress={() => setAsking('tag')}>
        {t('bulk.tags')}
      </Button>
      {system !== undefined && others.length === 0 && (
        <Button variant="quiet" icon={<GitBranch />} onPress={() => setAsking('derive')}>
          {t('derive.open')}
        </Button>
      )}
      <Button variant="quiet" icon={<Trash2 />} keyHint={t('key.delete')} onPress={onRemove}>
        {t('bulk.remove')}
      </Button>
      {children}
      {system === undefined && <p className={styles.hint}>{t('bulk.severalSystems')}</p>}
      {system !== undefined && (
        <CopyDialog
          kind={kind}
          system={system}
          creatures={creatures}
          onCopied={onCopied}
          {...dialog('copy')}
        />
      )}
      <TagDialog kind={kind} creatures={creatures} {...dialog('tag')} />
      {system !== undefined && first !== undefined && (
        <DeriveDialog
          id={first.id}
          campaignId={first.campaignId}
          system={system}
          onDerived={onOpen}
          {...dialog('derive')}
        />
      )}
    </div>
  );
}
