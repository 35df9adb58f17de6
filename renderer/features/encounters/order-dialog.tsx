import { useId, useState } from 'react';
import type { EncounterCommand } from '../../../shared/encounter/command.ts';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { useWords } from '../../words/words.tsx';

interface OrderDialogProps {
  state: EncounterState;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRoll: (command: EncounterCommand & { type: 'rollOrder' }) => void;
}

/** Those who came of one document and are several. */
function alike(combatants: readonly Combatant[]): number[][] {
  const byDocument = new Map<string, number[]>();
  for (const { documentId, combatant, kind } of combatants) {
    if (kind === 'monster') byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), combatant]);
  }
  return [...byDocument.values()].filter(({ length }) => length > 1);
}

/** Who is surprised and who rolls together, before the dice for the order fall. */
export function OrderDialog({ state, isOpen, onOpenChange, onRoll }: OrderDialogProps) {
  const { t, say } = useWords();
  const form = useId();
  const [surprised, setSurprised] = useState<readonly number[]>([]);
  const [together, setTogether] = useState(true);
  const bySide = systems[state.system].sheets?.order?.by === 'side';
  const groups = alike(state.combatants);
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('order.roll')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button slot="close">{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} autoFocus>
            {t('order.rollAction')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          onOpenChange(false);
          onRoll({
            type: 'rollOrder',
            groups: together && !bySide ? groups : [],
            surprised: [...surprised],
          });
        }}
      >
        <p>{t(bySide ? 'order.bySide' : 'order.byEach')}</p>
        {!bySide && groups.length > 0 && (
          <Checkbox isSelected={together} onChange={setTogether}>
            {t('order.together')}
          </Checkbox>
        )}
        <fieldset>
          <legend>{t('order.surprised')}</legend>
          {state.combatants.map(({ combatant, name }) => (
            <Checkbox
              key={combatant}
              isSelected={surprised.includes(combatant)}
              onChange={(selected) =>
                setSurprised((before) =>
                  selected ? [...before, combatant] : before.filter((one) => one !== combatant),
                )
              }
            >
              {say(name)}
            </Checkbox>
          ))}
        </fieldset>
      </Form>
    </ModalDialog>
  );
}
