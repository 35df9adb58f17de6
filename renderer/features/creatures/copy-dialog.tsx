import { useState } from 'react';
import { mostCopies } from '../../../shared/ipc/bestiary-contract.ts';
import type { Row } from '../../../shared/library/row.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { useCampaignsOf } from '../../replica/rows.ts';
import { Form } from '../../ui/form.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import { CampaignField } from './campaign-field.tsx';

interface CopyDialogProps {
  kind: SheetKind;
  system: SystemId;
  creatures: readonly Row[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The copies are there, in that campaign. */
  onCopied: (ids: readonly string[], campaignId: string) => void;
}

/** Asks how many copies there shall be, and in which campaign of the same rules. */
export function CopyDialog(props: CopyDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('bulk.copyDo')}
      confirmLabel={t('bulk.copyDo')}
      size="small"
    >
      {(form) => <CopyForm {...props} id={form} />}
    </FormDialog>
  );
}

function CopyForm({ id, kind, system, creatures, onOpenChange, onCopied }: CopyDialogProps & { id: string }) {
  const words = useWords();
  const { t } = words;
  const { tell } = useNotices();
  const campaigns = useCampaignsOf(system);
  const [copies, setCopies] = useState<number | null>(1);
  const [campaignId, setCampaignId] = useState(creatures[0]?.campaignId ?? '');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const copy = async (): Promise<void> => {
    if (copies === null || isBusy) return;
    setBusy(true);
    const ids = creatures.map((row) => row.id);
    const answer = await ask('creatures.copy', {
      commandId: newCommandId(),
      ...{ kind, ids, campaignId, copies },
    });
    setBusy(false);
    if (!answer.ok) {
      setRefusal(sayRefusal(words, answer.error));
      return;
    }
    tell({ tone: 'success', message: t('bulk.copied', { count: answer.value.ids.length }) });
    onOpenChange(false);
    onCopied(answer.value.ids, campaignId);
  };
  return (
    <Form id={id} onSubmit={() => void copy()}>
      <NumberField
        label={t('bulk.copies')}
        description={t('bulk.copiesHelp')}
        value={copies}
        onChange={setCopies}
        minValue={1}
        maxValue={mostCopies}
        autoFocus
      />
      <CampaignField campaigns={campaigns} value={campaignId} onChange={setCampaignId} />
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
