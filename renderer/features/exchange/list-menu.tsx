import { FileDown, FileUp } from 'lucide-react';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { MenuButton, MenuItem } from '../../ui/menu.tsx';
import { useWords } from '../../words/words.tsx';
import { useExchange } from './use-exchange.ts';

interface ListMenuProps {
  campaignId: string;
  kind: SheetKind;
  onOpen: (id: string) => void;
}

/** How a list of creatures leaves for a spreadsheet and comes back. */
export function ListMenu({ campaignId, kind, onOpen }: ListMenuProps) {
  const { t } = useWords();
  const { exportCsv, importCsv, importJson } = useExchange();
  const fromJson = async (): Promise<void> => {
    const id = await importJson(campaignId);
    if (id !== undefined) onOpen(id);
  };
  return (
    <MenuButton label={t('action.more')} variant="quiet">
      <MenuItem
        label={t('exchange.exportCsv')}
        icon={<FileDown />}
        onAction={() => void exportCsv(campaignId, kind)}
      />
      <MenuItem
        label={t('exchange.importCsv')}
        icon={<FileUp />}
        onAction={() => void importCsv(campaignId, kind)}
      />
      <MenuItem label={t('exchange.importJson')} icon={<FileUp />} onAction={() => void fromJson()} />
    </MenuButton>
  );
}
