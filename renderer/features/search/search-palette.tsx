import { Search } from 'lucide-react';
import { useState } from 'react';
import type { DocumentKind } from '../../../shared/library/row.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.ts';
import { useWords } from '../../words/words.tsx';

const SearchDialog = later(async () => (await import('./search-dialog.tsx')).SearchDialog);

interface SearchPaletteProps {
  onOpen: (kind: DocumentKind, id: string) => void;
}

/** Finds anything by name or content, from wherever one is. */
export function SearchPalette({ onOpen }: SearchPaletteProps) {
  const words = useWords();
  /** Undefined until it is asked for. */
  const [isOpen, setOpen] = useState<boolean>();
  useKeys(onKeys(keyMap.search, () => setOpen(true)));
  return (
    <>
      <Button
        variant="quiet"
        icon={<Search />}
        keyHint={keyHint('search', words)}
        onPress={() => setOpen(true)}
      >
        {words.t('search.open')}
      </Button>
      {isOpen !== undefined && <SearchDialog isOpen={isOpen} onOpenChange={setOpen} onOpen={onOpen} />}
    </>
  );
}
