import { Undo2, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { CampaignDocument, CreatureDocument } from '../../../shared/library/document.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { readOptions } from '../../../shared/rules/core/option.ts';
import type { SheetRules, Vitals } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { ask, listen, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useCreatures } from '../../replica/creatures.ts';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './recovery-dialog.module.css';

interface RecoveryDialogProps {
  campaign: CampaignDocument;
  /** The characters that it is about. */
  characters: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a few characters have left after a fight: rest by the rules, and every number by hand. */
export function RecoveryDialog({ campaign, characters, isOpen, onOpenChange }: RecoveryDialogProps) {
  const { t } = useWords();
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('recovery.title')}
      closeLabel={t('action.close')}
      size="large"
      isDismissable
    >
      <Recovery campaign={campaign} characters={characters} />
    </ModalDialog>
  );
}

/** What was last done in the dialog and can be taken back. */
function useTakeBack(): {
  readonly label: Label | null;
  readonly did: () => void;
  readonly takeBack: () => void;
} {
  const { refuse } = useNotices();
  const [done, setDone] = useState(0);
  const [label, setLabel] = useState<Label | null>(null);
  useEffect(() => listen('library.changed', ({ undoState }) => setLabel(undoState.undo)), []);
  return {
    label: done > 0 ? label : null,
    did: () => setDone((before) => before + 1),
    takeBack: () => {
      void ask('library.undo', { commandId: newCommandId() }).then((answer) => {
        if (answer.ok) setDone((before) => before - 1);
        else refuse(answer.error);
      });
    },
  };
}

function Recovery({ campaign, characters }: Pick<RecoveryDialogProps, 'campaign' | 'characters'>) {
  const { t, say } = useWords();
  const { refuse } = useNotices();
  const form = useId();
  const creatures = useCreatures(characters);
  const [hours, setHours] = useState(8);
  const { label, did, takeBack } = useTakeBack();
  const { sheets, options: specs } = systems[campaign.body.system];
  const options = readOptions(specs, campaign.body.options);
  if (sheets === undefined || !options.ok) return null;
  const shown = characters.flatMap((id) => creatures.get(id) ?? []);
  const rest = async (): Promise<void> => {
    const wanted = { campaignId: campaign.id, characters: shown.map(({ id }) => id), hours };
    const answer = await ask('recovery.rest', { commandId: newCommandId(), ...wanted });
    if (!answer.ok) refuse(answer.error);
    else if (answer.value.length > 0) did();
  };
  return (
    <Stack>
      {sheets.rest === undefined ? (
        <p>{t('recovery.none')}</p>
      ) : (
        <Form id={form} onSubmit={() => void rest()}>
          <p>{say(sheets.rest.says)}</p>
          <Row align="end">
            <NumberField
              label={t('recovery.hours')}
              value={hours}
              minValue={1}
              maxValue={1000}
              onChange={(value) => setHours(value ?? 1)}
              autoFocus
            />
            <Button variant="primary" type="submit" isDisabled={shown.length === 0}>
              {t('recovery.rest')}
            </Button>
          </Row>
        </Form>
      )}
      {shown.length === 0 && <p>{t('recovery.nobody')}</p>}
      <ul className={styles.creatures}>
        {shown.map((creature) => (
          <Standing
            key={creature.id}
            creature={creature}
            vitals={vitalsOf(sheets, creature, options.value)}
            onDone={did}
          />
        ))}
      </ul>
      {label !== null && (
        <Row>
          <Button icon={<Undo2 />} onPress={takeBack}>
            {t('recovery.undo', { change: label })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function vitalsOf(
  sheets: SheetRules,
  { body }: CreatureDocument,
  options: Parameters<SheetRules['vitals']>[1],
): Vitals {
  return sheets.vitals(body.sheet, options);
}

type Body = CreatureDocument['body'];

function Standing({
  creature,
  vitals,
  onDone,
}: {
  creature: CreatureDocument;
  vitals: Vitals;
  onDone: () => void;
}) {
  const { t, say } = useWords();
  const { refuse } = useNotices();
  const { id, revision, body } = creature;
  const { name, hitPoints, pools: left = {}, conditions = [] } = body;
  const { maximumHitPoints, pools = [] } = vitals;
  const stand = async (to: Partial<Pick<Body, 'hitPoints' | 'pools' | 'conditions'>>): Promise<void> => {
    const now = { hitPoints, pools: left, conditions, ...to };
    const answer = await ask('recovery.stand', {
      ...{ commandId: newCommandId(), id, revision, hitPoints: now.hitPoints },
      ...(Object.keys(now.pools).length === 0 ? {} : { pools: now.pools }),
      ...(now.conditions.length === 0 ? {} : { conditions: now.conditions }),
    });
    if (answer.ok) onDone();
    else refuse(answer.error);
  };
  return (
    <li className={styles.creature}>
      <strong className={styles.name}>{say(name)}</strong>
      <NumberField
        label={t('recovery.hitPoints', { name })}
        description={t('recovery.of', { maximum: maximumHitPoints })}
        value={hitPoints ?? maximumHitPoints}
        minValue={-9999}
        maxValue={9999}
        onChange={(value) => {
          const to = value === null || value === maximumHitPoints ? null : value;
          if (to !== hitPoints) void stand({ hitPoints: to });
        }}
      />
      {pools.map(({ id: pool, label, value: whole, least, maximum }) => (
        <NumberField
          key={pool}
          label={t('recovery.pool', { pool: label, name })}
          description={maximum === null ? undefined : t('recovery.of', { maximum })}
          value={left[pool] ?? whole}
          minValue={least}
          maxValue={maximum ?? 9999}
          onChange={(value) => {
            const { [pool]: before = whole, ...others } = left;
            const to = value ?? whole;
            if (to !== before) void stand({ pools: to === whole ? others : { ...others, [pool]: to } });
          }}
        />
      ))}
      {conditions.map((condition, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions that outlasted a fight are known by their place.
        <span key={at} className={styles.condition}>
          {say(condition.name)}
          <IconButton
            label={t('recovery.endCondition', { name, condition: condition.name })}
            icon={<X />}
            onPress={() => void stand({ conditions: conditions.filter((_, index) => index !== at) })}
          />
        </span>
      ))}
    </li>
  );
}
