import { FileUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import { useExchange } from './use-exchange.ts';

interface ImportJsonProps {
  campaignId: string;
  onOpen: (id: string) => void;
}

/** Brings one document in from a file of its own. */
export function ImportJson({ campaignId, onOpen }: ImportJsonProps) {
  const { t } = useWords();
  const { importJson } = useExchange();
  const bring = async (): Promise<void> => {
    const id = await importJson(campaignId);
    if (id !== undefined) onOpen(id);
  };
  return (
    <Button variant="quiet" icon={<FileUp />} onPress={() => void bring()}>
      {t('exchange.importJson')}
    </Button>
  );
}
