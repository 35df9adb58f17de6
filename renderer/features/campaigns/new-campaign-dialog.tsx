import { useState } from 'react';
import { type Language, languages } from '../../../shared/rules/core/language.ts';
import { type SystemId, systemIds } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { NameField, useNameInput } from '../../names/name-field.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';

interface NewCampaignDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (id: string) => void;
}

/** Asks for what a campaign needs to begin: a name, its rules, the language of its paper. */
export function NewCampaignDialog({ isOpen, onOpenChange, onCreated }: NewCampaignDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('campaigns.create')}
      confirmLabel={t('campaigns.createAction')}
    >
      {(form) => <NewCampaignForm id={form} onCreated={onCreated} />}
    </FormDialog>
  );
}

function NewCampaignForm({ id, onCreated }: Pick<NewCampaignDialogProps, 'onCreated'> & { id: string }) {
  const words = useWords();
  const { t, say } = words;
  const name = useNameInput();
  const [system, setSystem] = useState<SystemId>(systemIds[0]);
  const [language, setLanguage] = useState<Language>(words.language);
  const [commandId, setCommandId] = useState(newCommandId);
  const [refusal, setRefusal] = useState<string>();

  const create = async (): Promise<void> => {
    const typed = name.check();
    if (typed === null || !('text' in typed)) return;
    const answer = await ask('campaigns.create', { commandId, name: typed, system, language });
    if (answer.ok) {
      onCreated(answer.value.id);
    } else {
      setRefusal(sayRefusal(words, answer.error));
      setCommandId(newCommandId());
    }
  };
  return (
    <Form id={id} onSubmit={() => void create()}>
      <NameField label={t('campaigns.name')} input={name} autoFocus />
      <Select
        label={t('campaigns.system')}
        options={systemIds.map((id) => ({ id, label: say(systems[id].name) }))}
        value={system}
        onChange={setSystem}
      />
      <SegmentedControl
        label={t('campaigns.language')}
        description={t('campaigns.languageHelp')}
        segments={languages.map((id) => ({ id, label: t(`language.${id}`) }))}
        value={language}
        onChange={setLanguage}
      />
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
