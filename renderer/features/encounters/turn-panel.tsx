import { useState } from 'react';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import type { SheetData } from '../../../shared/rules/core/sheet.ts';
import type { ActionOffer } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { FigureButton } from '../../figures/figure-button.tsx';
import { FindingView } from '../../figures/finding-view.tsx';
import { actionKeys, keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/words.tsx';
import type { Send } from './roll-panel.tsx';
import { likelyTargets } from './targets.ts';
import styles from './turn-panel.module.css';

interface TurnPanelProps {
  state: EncounterState;
  actor: Combatant;
  sheet: SheetData;
  send: Send;
  /** The target chosen last, if any; the likeliest stands in. */
  chosen: number | undefined;
  onChoose: (combatant: number) => void;
}

/** What whoever has the turn can do, against whom, each on one key; and what the last roll came to. */
export function TurnPanel({ state, actor, sheet, send, chosen, onChoose }: TurnPanelProps) {
  const words = useWords();
  const { t, say } = words;
  const { refuse } = useNotices();
  const targets = likelyTargets(state, actor);
  const [modifier, setModifier] = useState(0);
  const target = targets.find(({ combatant }) => combatant === chosen) ?? targets[0];
  const offers = systems[state.system].sheets?.actions(sheet, state.options) ?? [];
  const attacks = offers.filter(({ group }) => group === 'attack');
  const saves = offers.filter(({ group }) => group === 'save');

  const act = async ({ action, decisions, targets: needed }: ActionOffer): Promise<void> => {
    const against = needed === 'none' || target === undefined ? [] : [target.combatant];
    const refusal = await send({
      type: 'openRoll',
      actor: actor.combatant,
      action,
      decisions,
      targets: against,
      modifier,
    });
    if (refusal !== undefined) refuse(refusal);
  };
  const nextTarget = (): void => {
    const at = targets.findIndex(({ combatant }) => combatant === target?.combatant);
    const next = targets[(at + 1) % targets.length];
    if (next !== undefined) onChoose(next.combatant);
  };
  useKeys({
    ...onKeys(keyMap.nextTarget, nextTarget),
    ...Object.fromEntries(
      attacks.flatMap((offer, at) => {
        const key = actionKeys[at];
        return key === undefined || target === undefined ? [] : [[key, () => void act(offer)]];
      }),
    ),
  });

  return (
    <section className={styles.panel} aria-label={t('encounter.actions', { name: actor.name })}>
      {state.lastFindings.length > 0 && (
        <div className={styles.findings} role="status">
          {state.lastFindings.map((finding, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the findings of a closed roll never move.
            <FindingView key={at} finding={finding} />
          ))}
        </div>
      )}
      <div className={styles.situation}>
        {target === undefined ? (
          <p className={styles.none}>{t('encounter.noTarget')}</p>
        ) : (
          <Select
            label={t('encounter.target')}
            description={t('encounter.nextTargetKey', { key: keyHint('nextTarget', words) })}
            options={targets.map(({ combatant, name }) => ({ id: String(combatant), label: say(name) }))}
            value={String(target.combatant)}
            onChange={(id) => onChoose(Number(id))}
          />
        )}
        <NumberField
          label={t('encounter.modifier')}
          value={modifier}
          isSigned
          minValue={-100}
          maxValue={100}
          onChange={(value) => setModifier(value ?? 0)}
        />
      </div>
      {attacks.length === 0 && <p className={styles.none}>{t('encounter.noActions')}</p>}
      <ul className={styles.actions}>
        {attacks.map((offer, at) => (
          <li key={offer.row.id}>
            <Button
              variant="secondary"
              isWide
              isDisabled={target === undefined}
              keyHint={actionKeys[at]?.toUpperCase()}
              onPress={() => void act(offer)}
            >
              <span className={styles.action}>
                <span className={styles.name}>{say(offer.row.label)}</span>
                <span className={styles.qualifiers}>{offer.row.qualifiers.map(say).join(' · ')}</span>
              </span>
            </Button>
            <span className={styles.figures}>
              {offer.row.figures.map((derived, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a system never move.
                <FigureButton key={index} label={offer.row.label} derived={derived} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <details className={styles.saves}>
        <summary>
          <SectionHeading level={3}>{t('encounter.saves')}</SectionHeading>
        </summary>
        <ul className={styles.actions}>
          {saves.map((offer) => (
            <li key={offer.row.id}>
              <Button variant="quiet" isWide onPress={() => void act(offer)}>
                {say(offer.row.label)}
              </Button>
              <span className={styles.figures}>
                {offer.row.figures.map((derived, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a system never move.
                  <FigureButton key={index} label={offer.row.label} derived={derived} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
