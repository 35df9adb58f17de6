import { memo, useMemo, useState } from 'react';
import { objectionTo, type Rulebook } from '../../../shared/encounter/objection.ts';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import { leftOfTurn } from '../../../shared/rules/core/economy.ts';
import type { ActionGroup, ActionOffer } from '../../../shared/rules/core/system.ts';
import { FindingView } from '../../figures/finding-view.tsx';
import { actionKeys, keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import { ActionList, type Aimed, offerName, type Wanted } from './action-list.tsx';
import { AidPrompt } from './aid-prompt.tsx';
import { Applications } from './applications.tsx';
import type { Send } from './roll-panel.tsx';
import { type Called, SavesPanel } from './saves-panel.tsx';
import { TargetSelect } from './target-select.tsx';
import { aimOf } from './targets.ts';
import { TurnLeft } from './turn-left.tsx';
import styles from './turn-panel.module.css';
import { useOdds } from './use-odds.ts';

interface TurnPanelProps {
  state: EncounterState;
  actor: Combatant;
  book: Rulebook;
  send: Send;
  /** Everybody, the likeliest target first. */
  likely: readonly Combatant[];
  meant: readonly Combatant[];
  onChoose: (combatants: readonly number[]) => void;
}

/** What whoever has the turn can do, against whom, each on one key; and what the last roll came to. */
export function TurnPanel({ state, actor, book, send, likely, meant, onChoose }: TurnPanelProps) {
  const { t } = useWords();
  const { refuse } = useNotices();
  const [modifier, setModifier] = useState(0);
  const [reason, setReason] = useState('');
  const [secret, setSecret] = useState(false);
  const [wanted, setWanted] = useState<Wanted>();
  const down = actor.vitalState !== null && !actor.vitalState.acts;
  const { options } = state;
  const offers = useMemo(() => {
    const all = book.sheets.actions(book.sheetOf(actor.snapshot), options);
    return all.filter(({ fallenOnly = false }) => !fallenOnly || down);
  }, [book, actor.snapshot, options, down]);
  // Letters go to what is done in the turn itself; saves and checks come when the table calls for them.
  const inTurn = offers.filter(({ group }) => group !== 'save' && group !== 'check');
  const aimed = (offer: ActionOffer): Aimed => {
    const place = inTurn.indexOf(offer);
    const key = place < 0 ? undefined : actionKeys[place];
    return { offer, at: aimOf(offer, meant, state, actor), key };
  };
  const calledOf = (offer: ActionOffer, together: boolean): Aimed =>
    together && offer.targets === 'none' ? { offer, at: meant, key: undefined } : aimed(offer);
  const inGroup = (...groups: readonly ActionGroup[]): readonly Aimed[] =>
    offers.filter(({ group }) => groups.includes(group)).map(aimed);
  const others = offers.filter(({ group }) => group === 'save' || group === 'check');

  const act = async (
    { offer, at }: Aimed,
    overrule: boolean,
    { inputs, harm }: Pick<Called, 'inputs' | 'harm'> = { inputs: {} },
  ): Promise<void> => {
    const given = (offer.inputs ?? []).flatMap(({ id }) => {
      const value = inputs[id];
      return value === undefined ? [] : [[id, value] as const];
    });
    const refusal = await send({
      type: 'openRoll',
      actor: offer.targets === 'none' ? (at[0]?.combatant ?? actor.combatant) : actor.combatant,
      action: offer.action,
      decisions: { ...offer.decisions },
      targets: at.map(({ combatant }) => combatant),
      modifier,
      ...(reason.trim() === '' || modifier === 0 ? {} : { reason: reason.trim() }),
      ...(given.length === 0 ? {} : { inputs: Object.fromEntries(given) }),
      ...(harm !== undefined && offer.group === 'save' ? { harm } : {}),
      ...(secret ? { secret: true } : {}),
      ...(overrule ? { overrule: true } : {}),
    });
    if (refusal !== undefined) refuse(refusal);
  };
  const isFree = ({ offer, at }: Aimed): boolean => {
    const roll = {
      actor: actor.combatant,
      targets: at.map(({ combatant }) => combatant),
      action: offer.action,
      decisions: offer.decisions,
      modifier: 0,
    };
    return objectionTo(state, offer, roll, book) === null;
  };
  const step = (from: readonly Combatant[]): Combatant | undefined => {
    const last = from.at(-1);
    const at = likely.findIndex(({ combatant }) => combatant === last?.combatant);
    return likely[(at + 1) % likely.length];
  };
  const nextTarget = (): void => {
    const next = step(meant);
    if (next !== undefined) onChoose([next.combatant]);
  };
  const anotherTarget = (): void => {
    const next = step(meant);
    if (next !== undefined) onChoose([...meant.map(({ combatant }) => combatant), next.combatant]);
  };
  useKeys({
    ...onKeys(keyMap.nextTarget, nextTarget),
    ...onKeys(keyMap.anotherTarget, anotherTarget),
    ...onKeys(keyMap.secretRoll, () => setSecret((before) => !before)),
    ...Object.fromEntries(
      inTurn.map(aimed).flatMap((one) => {
        const { key, offer, at } = one;
        if (key === undefined || (offer.targets !== 'none' && at.length === 0)) return [];
        // What the rules object to says so, and waits to be wanted all the same.
        const want = (): void => setWanted({ name: offerName(offer), by: 'key' });
        return [[key, () => (isFree(one) ? void act(one, false) : want())]];
      }),
    ),
  });
  const { economy } = book.sheets;
  const left =
    economy === undefined || state.turn !== actor.combatant
      ? undefined
      : down
        ? {}
        : leftOfTurn(economy.turns(book.sheetOf(actor.snapshot), state.options), state.taken);
  const list = { state, actor, book, wanted, onWant: setWanted };
  const onAct = (one: Aimed, overrule: boolean): void => void act(one, overrule);
  const main = inGroup('attack', 'magic');
  const rest = inGroup('other');
  const odds = useOdds(state, actor, book, main, modifier);

  return (
    <section className={styles.panel} aria-label={t('encounter.actions', { name: actor.name })}>
      <Applications state={state} send={send} />
      {state.lastFindings.length > 0 && (
        <div className={styles.findings} role="status">
          {state.lastFindings.map((finding, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the findings of a closed roll never move.
            <FindingView key={at} finding={finding} />
          ))}
        </div>
      )}
      <AidPrompt
        aids={inTurn
          .filter(({ forFallen = false }) => forFallen)
          .map(aimed)
          .filter(isFree)}
        onAct={onAct}
      />
      {economy !== undefined && left !== undefined && (
        <TurnLeft costs={economy.costs} left={left} send={send} />
      )}
      <div className={styles.situation}>
        {meant[0] === undefined ? (
          <p className={styles.none}>{t('encounter.noTarget')}</p>
        ) : (
          <TargetSelect likely={likely} meant={meant} onChoose={onChoose} />
        )}
        <Modifier value={modifier} onChange={setModifier} reason={reason} onReason={setReason} />
      </div>
      {main.length === 0 && <p className={styles.none}>{t('encounter.noActions')}</p>}
      <ActionList {...list} actions={main} odds={odds} onAct={onAct} />
      {rest.length > 0 && (
        <>
          <SectionHeading level={3}>{t('encounter.otherActions')}</SectionHeading>
          <ActionList {...list} actions={rest} isQuiet onAct={onAct} />
        </>
      )}
      {others.length > 0 && (
        <SavesPanel offers={others} meant={meant}>
          {(called) => (
            <ActionList
              {...list}
              actions={others.map((offer) => calledOf(offer, called.together))}
              isQuiet
              onAct={(one, overrule) => void act(one, overrule, called)}
            />
          )}
        </SavesPanel>
      )}
      <Secret isSelected={secret} onChange={setSecret} />
    </section>
  );
}

interface ModifierProps {
  value: number;
  onChange: (value: number) => void;
  reason: string;
  onReason: (reason: string) => void;
}

const Modifier = memo(function Modifier({ value, onChange, reason, onReason }: ModifierProps) {
  const { t } = useWords();
  return (
    <>
      <NumberField
        label={t('encounter.modifier')}
        value={value}
        isSigned
        minValue={-100}
        maxValue={100}
        onChange={(next) => onChange(next ?? 0)}
      />
      {value !== 0 && (
        <TextField label={t('encounter.reason')} value={reason} maxLength={100} onChange={onReason} />
      )}
    </>
  );
});

interface SecretProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

const Secret = memo(function Secret({ isSelected, onChange }: SecretProps) {
  const words = useWords();
  return (
    <Checkbox isSelected={isSelected} onChange={onChange}>
      {words.t('encounter.secret', { key: keyHint('secretRoll', words) })}
    </Checkbox>
  );
});
