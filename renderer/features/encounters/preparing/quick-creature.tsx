import { Zap } from 'lucide-react';
import { useState } from 'react';
import type { QuickLine } from '../../../../shared/library/preparation.ts';
import { checkField } from '../../../../shared/rules/core/read-sheet.ts';
import type { Refusal } from '../../../../shared/rules/core/result.ts';
import { type SheetData, sheetKinds } from '../../../../shared/rules/core/sheet.ts';
import type { SheetRules } from '../../../../shared/rules/core/system.ts';
import { FormDialog } from '../../../dialogs/form-dialog.tsx';
import { SheetFieldInput } from '../../../sheet-fields/sheet-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sayFault } from '../../../words/refusal.ts';
import { useWords } from '../../../words/words.tsx';

type Quick = Pick<QuickLine, 'name' | 'kind' | 'values'>;

/** Makes up a creature for one encounter, of the few numbers that its system cannot do without. */
export function QuickCreature({ sheets, onAdd }: { sheets: SheetRules; onAdd: (quick: Quick) => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Zap />} onPress={() => setOpen(true)}>
        {t('preparing.quickNew')}
      </Button>
      <FormDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('preparing.quickTitle')}
        confirmLabel={t('preparing.quickAdd')}
      >
        {(form) => (
          <QuickForm
            id={form}
            sheets={sheets}
            onAdd={(quick) => {
              setOpen(false);
              onAdd(quick);
            }}
          />
        )}
      </FormDialog>
    </>
  );
}

function QuickForm({
  id,
  sheets: { quick },
  onAdd,
}: {
  id: string;
  sheets: SheetRules;
  onAdd: (quick: Quick) => void;
}) {
  const words = useWords();
  const { t } = words;
  const [name, setName] = useState('');
  const [kind, setKind] = useState<QuickLine['kind']>('monster');
  const [values, setValues] = useState<SheetData>(quick.values);
  const [checked, setChecked] = useState(false);
  const faults = new Map<string, Refusal>(
    quick.fields.flatMap((field) => {
      const found = checkField(field, values[field.path], field.path);
      return found.ok ? [] : found.error.map((fault) => [fault.field ?? '', fault] as const);
    }),
  );
  const isNameless = name.trim() === '';
  return (
    <Form
      id={id}
      onSubmit={() => {
        setChecked(true);
        if (!isNameless && faults.size === 0) onAdd({ name: name.trim(), kind, values });
      }}
    >
      <p>{t('preparing.quickText')}</p>
      <TextField
        label={t('preparing.quickName')}
        value={name}
        onChange={setName}
        maxLength={60}
        autoFocus
        errorMessage={checked && isNameless ? sayFault(words, { code: 'FIELD_EMPTY' }) : undefined}
      />
      <SegmentedControl
        label={t('preparing.quickSide')}
        segments={sheetKinds
          .toReversed()
          .map((side) => ({ id: side, label: t(`preparing.quickSide.${side}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Row align="start" gap="normal" isEven>
        {quick.fields.map((field) => (
          <SheetFieldInput
            key={field.path}
            field={field}
            path={field.path}
            value={values[field.path]}
            faults={faults}
            onChange={(value) => setValues((before) => ({ ...before, [field.path]: value }))}
          />
        ))}
      </Row>
    </Form>
  );
}
