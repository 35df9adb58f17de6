import { BookPlus } from 'lucide-react';
import { type CatalogueSpec, entryOf, taken } from '../../shared/rules/core/catalogue.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../bridge/desk.ts';
import { useNotices } from '../notices/notices.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/words.tsx';

interface PutProps {
  campaignId: string;
  catalogue: CatalogueSpec;
  /** The item as it is when it is put. */
  item: () => SheetData;
  /** The item's name, for readers. */
  name: string;
  onPut: (item: SheetData) => void;
}

/** Keeps an item of a sheet in the campaign's catalogue, from which the sheet then has it. */
export function PutIntoCatalogue({ campaignId, catalogue, item, name, onPut }: PutProps) {
  const { t } = useWords();
  const { refuse, tell } = useNotices();
  const put = async (): Promise<void> => {
    const present = item();
    const entry = entryOf(catalogue, present);
    const asked = { commandId: newCommandId(), campaignId, catalogue: catalogue.id, entry };
    const answer = await ask('items.create', asked);
    if (!answer.ok) return refuse(answer.error);
    const { id, revision } = answer.value;
    onPut(taken(present, { id, revision }));
    tell({ tone: 'success', message: t('catalogue.putDone', { item: name }) });
  };
  return (
    <IconButton label={t('catalogue.put', { item: name })} icon={<BookPlus />} onPress={() => void put()} />
  );
}
