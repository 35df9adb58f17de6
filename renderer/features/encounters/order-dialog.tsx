import { useState } from 'react';
import type { EncounterCommand } from '../../../shared/encounter/command.ts';
import { type Combatant, combatantOf, type EncounterState } from '../../../shared/encounter/state.ts';
import type { Preparation, PreparedLine } from '../../../shared/library/preparation.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './order-dialog.module.css';

interface OrderDialogProps {
  state: EncounterState;
  /** Who was to roll together and to be surprised, where that was prepared. */
  preparation: Preparation | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRoll: (command: EncounterCommand & { type: 'rollOrder' }) => void;
}

function lineOf({ line }: Combatant, preparation: Preparation | undefined): PreparedLine | undefined {
  return line === undefined ? undefined : preparation?.lines.find((one) => one.line === line);
}

/** With whom somebody rolls: as it was prepared, otherwise monsters with those of one sheet; undefined for nobody. */
function groupOf(combatant: Combatant, preparation: Preparation | undefined): string | undefined {
  const line = lineOf(combatant, preparation);
  if (line === undefined) return combatant.kind === 'monster' ? `sheet ${combatant.snapshot}` : undefined;
  if (line.order === 'each') return undefined;
  return line.order === 'line' ? `line ${line.line}` : line.order;
}

/** Those who roll together and are several. */
function groupsIn(combatants: readonly Combatant[], preparation: Preparation | undefined): number[][] {
  const groups = new Map<string, number[]>();
  for (const one of combatants) {
    const group = groupOf(one, preparation);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), one.combatant]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function surprisedIn(combatants: readonly Combatant[], preparation: Preparation | undefined): number[] {
  return combatants.flatMap((one) => {
    const line = lineOf(one, preparation);
    const isOfParty = line === undefined && one.kind === 'character';
    const isSurprised = line?.surprised ?? (isOfParty && preparation?.partySurprised === true);
    return isSurprised ? [one.combatant] : [];
  });
}

/** Who is surprised and who rolls together, before the dice for the order fall. */
export function OrderDialog({ state, preparation, isOpen, onOpenChange, onRoll }: OrderDialogProps) {
  const { t, say } = useWords();
  const [surprised, setSurprised] = useState<readonly number[]>(() =>
    surprisedIn(state.combatants, preparation),
  );
  const [together, setTogether] = useState(true);
  const { by, surprise } = systems[state.system].sheets?.order ?? {};
  const bySide = by === 'side';
  const groups = groupsIn(state.combatants, preparation);
  const isPrepared = groups.flat().some((number) => lineOf(combatantOf(state, number), preparation));
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('order.roll')}
      confirmLabel={t('order.rollAction')}
      confirmFirst
    >
      {(form) => (
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
              {t(isPrepared ? 'order.togetherPrepared' : 'order.together')}
            </Checkbox>
          )}
          <fieldset className={styles.surprised}>
            <legend>{t(surprise === 'turn' ? 'order.surprised' : 'order.surprisedSide')}</legend>
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
      )}
    </FormDialog>
  );
}
