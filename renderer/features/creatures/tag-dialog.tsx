import { useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import { withTags } from '../../../shared/library/tags.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { TagField } from '../../tags/tag-field.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';

interface TagDialogProps {
  kind: SheetKind;
  creatures: readonly Row[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Puts tags on several creatures and takes others off, in one step. */
export function TagDialog(props: TagDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('bulk.tagsDo')}
      confirmLabel={t('bulk.tagsDo')}
      size="small"
    >
      {(form) => <TagForm {...props} id={form} />}
    </FormDialog>
  );
}

function TagForm({ id, kind, creatures, onOpenChange }: TagDialogProps & { id: string }) {
  const words = useWords();
  const { t, number } = words;
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const before = withTags(
    [],
    creatures.flatMap(({ tags }) => tags ?? []),
  );
  const detailOf = (tag: string): string | undefined => {
    const having = creatures.filter(({ tags }) => tags?.includes(tag)).length;
    if (added.includes(tag) || having === creatures.length) return undefined;
    return t('tags.having', { having: number(having), all: number(creatures.length) });
  };
  const save = async (): Promise<void> => {
    const ids = creatures.map((row) => row.id);
    const tags = { added: [...added], removed: [...removed] };
    const answer = await ask('creatures.tag', { commandId: newCommandId(), kind, ids, ...tags });
    if (answer.ok) onOpenChange(false);
    else setRefusal(sayRefusal(words, answer.error));
  };
  return (
    <Form id={id} onSubmit={() => void save()}>
      <TagField
        tags={withTags(before, added, removed)}
        detailOf={detailOf}
        onAdd={(tags) => {
          setAdded((earlier) => withTags(earlier, tags));
          setRemoved((earlier) => withTags(earlier, [], tags));
        }}
        onRemove={(tags) => {
          setAdded((earlier) => withTags(earlier, [], tags));
          setRemoved((earlier) => withTags(earlier, tags));
        }}
        autoFocus
      />
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
