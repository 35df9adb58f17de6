import { appWord } from '../../../shared/locales/app-word.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { NameDialog } from '../../names/name-dialog.tsx';
import { useWords } from '../../words/words.tsx';

interface NewCreatureDialogProps {
  campaignId: string;
  kind: SheetKind;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (id: string) => void;
}

/** Plain creatures whose names the app knows in every language. */
const proposals = {
  character: [],
  monster: (['goblin', 'wolf', 'rat', 'skeleton', 'bandit', 'ogre'] as const).map((id) =>
    appWord(`creatures.proposal.${id}`),
  ),
} as const;

/** Asks for the name of a new character or monster; the rest is the builder's. */
export function NewCreatureDialog({ campaignId, kind, ...dialog }: NewCreatureDialogProps) {
  const { t } = useWords();
  const character = kind === 'character';
  return (
    <NameDialog
      {...dialog}
      title={t(character ? 'creatures.addCharacter' : 'creatures.addMonster')}
      label={t('creatures.name')}
      confirmLabel={t(character ? 'creatures.createCharacter' : 'creatures.createMonster')}
      proposals={proposals[kind]}
      create={(name) => ask('creatures.create', { commandId: newCommandId(), campaignId, kind, name })}
    />
  );
}
