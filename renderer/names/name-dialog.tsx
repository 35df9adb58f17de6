import { useState } from 'react';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { LibraryDocument, Name } from '../../shared/library/document.ts';
import type { KeyLabel } from '../../shared/rules/core/label.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { Form } from '../ui/form.tsx';
import { InlineError } from '../ui/inline-error.tsx';
import { sayRefusal } from '../words/refusal.ts';
import { useWords } from '../words/words.tsx';
import { NameField, useNameInput } from './name-field.tsx';

interface NameDialogProps {
  title: string;
  /** The label of the name's field. */
  label: string;
  /** Names the deed on the button. */
  confirmLabel: string;
  proposals?: readonly KeyLabel[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  create: (name: Name) => Promise<Answered<LibraryDocument>>;
  onCreated: (id: string) => void;
}

/** Asks for the name of something new; all else about it is its own page's. */
export function NameDialog(props: NameDialogProps) {
  return (
    <FormDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title}
      confirmLabel={props.confirmLabel}
      size="small"
    >
      {(form) => <NameForm {...props} id={form} />}
    </FormDialog>
  );
}

function NameForm({ id, label, proposals = [], create, onCreated }: NameDialogProps & { id: string }) {
  const words = useWords();
  const name = useNameInput();
  const [refusal, setRefusal] = useState<string>();
  const submit = async (): Promise<void> => {
    const typed = name.check();
    if (typed === null) return;
    const answer = await create(typed);
    if (answer.ok) onCreated(answer.value.id);
    else setRefusal(sayRefusal(words, answer.error));
  };
  return (
    <Form id={id} onSubmit={() => void submit()}>
      <NameField label={label} input={name} proposals={proposals} autoFocus />
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
