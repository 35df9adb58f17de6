import { useState } from 'react';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { NameField, useNameInput } from '../../names/name-field.tsx';
import { useCampaignsOf } from '../../replica/rows.ts';
import { Form } from '../../ui/form.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import { CampaignField } from './campaign-field.tsx';

interface DeriveDialogProps {
  /** The template. */
  id: string;
  campaignId: string;
  system: SystemId;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDerived: (id: string) => void;
}

/** Asks what a creature shall be called that is made from another one, and in which campaign it shall be. */
export function DeriveDialog(props: DeriveDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('derive.do')}
      confirmLabel={t('derive.do')}
      size="small"
    >
      {(form) => <DeriveForm {...props} form={form} />}
    </FormDialog>
  );
}

function DeriveForm({
  id,
  campaignId: home,
  system,
  onOpenChange,
  onDerived,
  form,
}: DeriveDialogProps & { form: string }) {
  const words = useWords();
  const name = useNameInput();
  const campaigns = useCampaignsOf(system);
  const [campaignId, setCampaignId] = useState(home);
  const [refusal, setRefusal] = useState<string>();
  const derive = async (): Promise<void> => {
    const typed = name.check();
    if (typed === null) return;
    const asked = { commandId: newCommandId(), id, campaignId, name: typed };
    const answer = await ask('creatures.derive', asked);
    if (!answer.ok) {
      setRefusal(sayRefusal(words, answer.error));
      return;
    }
    onOpenChange(false);
    onDerived(answer.value.id);
  };
  return (
    <Form id={form} onSubmit={() => void derive()}>
      <NameField
        label={words.t('creatures.name')}
        description={words.t('derive.help')}
        input={name}
        autoFocus
      />
      <CampaignField campaigns={campaigns} value={campaignId} onChange={setCampaignId} />
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
