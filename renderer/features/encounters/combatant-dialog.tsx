import { CirclePlus, Swords, X } from 'lucide-react';
import type { Combatant, EncounterState, HeldCondition } from '../../../shared/encounter/state.ts';
import { combatantOf } from '../../../shared/encounter/state.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import styles from './combatant-dialog.module.css';
import type { Send } from './roll-panel.tsx';

interface CombatantDialogProps {
  state: EncounterState;
  combatant: Combatant;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onNewCondition: () => void;
  /** Lets it act in somebody else's turn; absent where that cannot be. */
  onAct: (() => void) | undefined;
  send: Send;
}

/** Everything that a fight keeps of somebody, to be changed by hand. */
export function CombatantDialog(props: CombatantDialogProps) {
  const { state, combatant: of, isOpen, onOpenChange, onNewCondition, onAct, send } = props;
  const words = useWords();
  const { t, say } = words;
  const { combatant, name, temporaryHitPoints, maximumHitPoints, pools, conditions } = of;
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={say(name)}
      closeLabel={t('action.close')}
      isDismissable
    >
      <Stack>
        <div className={styles.numbers}>
          <NumberField
            label={t('combatant.temporary')}
            description={t('combatant.temporaryHelp')}
            value={temporaryHitPoints}
            minValue={0}
            maxValue={9999}
            onChange={(value) =>
              void send({ type: 'setTemporaryHitPoints', combatant, temporary: value ?? 0 })
            }
          />
          <NumberField
            label={t('combatant.maximum')}
            value={maximumHitPoints}
            minValue={0}
            maxValue={99_999}
            onChange={(value) => {
              if (value !== null) void send({ type: 'setMaximumHitPoints', combatant, maximum: value });
            }}
          />
          {Object.values(pools).map(({ id, label, value, least, maximum }) => (
            <NumberField
              key={id}
              label={say(label)}
              description={maximum === null ? undefined : t('combatant.poolOf', { maximum })}
              value={value}
              minValue={least}
              maxValue={maximum ?? 9999}
              onChange={(next) => {
                if (next !== null)
                  void send({ type: 'changePool', combatant, pool: id, change: next - value });
              }}
            />
          ))}
        </div>
        <SectionHeading
          level={3}
          actions={
            <Button variant="quiet" icon={<CirclePlus />} onPress={onNewCondition}>
              {t('condition.new')}
            </Button>
          }
        >
          {t('condition.heading')}
        </SectionHeading>
        {conditions.length === 0 && <p className={styles.none}>{t('condition.none')}</p>}
        <ul className={styles.conditions}>
          {conditions.map((held) => (
            <li key={held.id}>
              <span>
                <strong>{say(held.name)}</strong>
                <span className={styles.details}>{detailsOf(held, state, words)}</span>
              </span>
              <IconButton
                label={t('condition.end', { condition: held.name })}
                icon={<X />}
                onPress={() => void send({ type: 'endCondition', combatant, id: held.id })}
              />
            </li>
          ))}
        </ul>
        {onAct !== undefined && (
          <Row>
            <Button icon={<Swords />} onPress={onAct}>
              {t('turn.actOutOfTurn')}
            </Button>
          </Row>
        )}
      </Stack>
    </ModalDialog>
  );
}

/** What a condition adds, and when it ends. */
export function detailsOf(
  { adjustments, lasts }: HeldCondition,
  state: EncounterState,
  { t, say, signed }: ScreenWords,
): string {
  const adjustables = systems[state.system].sheets?.adjustables ?? [];
  const added = adjustments.map(({ on, value }) => {
    const label = adjustables.find(({ id }) => id === on)?.label;
    return `${signed(value)} ${label === undefined ? on : say(label)}`;
  });
  if (lasts === null) return added.join(' · ');
  const name = combatantOf(state, lasts.of).name;
  return [...added, t(`condition.lasts.${lasts.edge}`, { name, count: lasts.turns })].join(' · ');
}
