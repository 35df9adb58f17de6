import { useState } from 'react';
import { appWord } from '../../../shared/locales/app-word.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { NameField, useNameInput } from '../../names/name-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { sayRefusal } from '../../words/refusal.ts';
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
export function NewCreatureDialog(props: NewCreatureDialogProps) {
  const { t } = useWords();
  const character = props.kind === 'character';
  return (
    <ModalDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t(character ? 'creatures.addCharacter' : 'creatures.addMonster')}
      closeLabel={t('action.close')}
      size="small"
      actions={
        <>
          <Button slot="close">{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form="new-creature">
            {t(character ? 'creatures.createCharacter' : 'creatures.createMonster')}
          </Button>
        </>
      }
    >
      <NewCreatureForm {...props} />
    </ModalDialog>
  );
}

function NewCreatureForm({ campaignId, kind, onCreated }: NewCreatureDialogProps) {
  const words = useWords();
  const name = useNameInput();
  const [refusal, setRefusal] = useState<string>();
  const create = async (): Promise<void> => {
    const typed = name.check();
    if (typed === null) return;
    const answer = await ask('creatures.create', {
      commandId: newCommandId(),
      campaignId,
      kind,
      name: typed,
    });
    if (answer.ok) onCreated(answer.value.id);
    else setRefusal(sayRefusal(words, answer.error));
  };
  return (
    <Form id="new-creature" onSubmit={() => void create()}>
      <NameField label={words.t('creatures.name')} input={name} proposals={proposals[kind]} autoFocus />
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
