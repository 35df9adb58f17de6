import { Plus, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askedInContest, type BroughtToRoll } from '../../../../shared/encounter/contest/asking.ts';
import type { Contest, ContestPast } from '../../../../shared/encounter/contest/contest.ts';
import { contestName, sidesOf } from '../../../../shared/encounter/contest/describe.ts';
import type { EntrantInput } from '../../../../shared/encounter/contest/schema.ts';
import { contestSituation } from '../../../../shared/encounter/contest/situation.ts';
import { followsRules } from '../../../../shared/encounter/follows-rules.ts';
import type { Rulebook } from '../../../../shared/encounter/objection.ts';
import type { EncounterState } from '../../../../shared/encounter/state.ts';
import type { Refused } from '../../../../shared/ipc/channel.ts';
import type { ContestChance, ContestRules } from '../../../../shared/rules/core/contest.ts';
import { systems } from '../../../../shared/rules/registry.ts';
import { FindingView } from '../../../figures/finding-view.tsx';
import { keyHint, keyMap } from '../../../keys/key-map.ts';
import { onKeys, useKeys } from '../../../keys/use-keys.ts';
import { useNotices } from '../../../notices/notices.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Asking } from '../read-line.ts';
import { Choice, DiceBox, type Send } from '../roll-panel.tsx';
import type { TypeAhead } from '../type-ahead.ts';
import styles from './contest-panel.module.css';
import { EntrantFields, entrantOf, firstEntrant } from './entrant-fields.tsx';

interface ContestPanelProps {
  state: EncounterState;
  contest: Contest;
  rules: ContestRules;
  book: Rulebook;
  send: Send;
  typeAhead: TypeAhead;
  /** Whether a dialog lies above. */
  isCovered: boolean;
  onShelve: () => void;
}

interface Helper {
  readonly entrant: EntrantInput;
  readonly helps: number;
  readonly wanted: number;
}

function isNamed(entrant: EntrantInput): boolean {
  return entrant.who === 'combatant' || entrant.name.trim() !== '';
}

/** A contest at the table: who holds what, what comes next and who decides; the dice, and what came of them. */
export function ContestPanel(props: ContestPanelProps) {
  const { state, contest: of, rules, book, send, typeAhead, isCovered, onShelve } = props;
  const { contest, standing, sides, roll, past, isShown } = of;
  const words = useWords();
  const { t, say } = words;
  const { refuse } = useNotices();
  const [breakingOff, setBreakingOff] = useState(false);
  const [modifiers, setModifiers] = useState<readonly number[]>([]);
  const [helpers, setHelpers] = useState<readonly Helper[]>([]);
  const run = useCallback(
    async (command: Parameters<Send>[0]): Promise<void> => {
      const refusal = await send(command);
      if (refusal !== undefined) refuse(refusal);
    },
    [send, refuse],
  );
  const helpMeans = (sheet: Parameters<ContestRules['helpMeans']>[0]) =>
    rules.helpMeans(sheet, state.options);
  const isComplete = helpers.every(({ entrant }) => isNamed(entrant));
  const brought: BroughtToRoll = {
    modifiers: sides.map((_, at) => modifiers[at] ?? 0),
    helpers: helpers.map(({ entrant, ...helper }) => ({
      ...helper,
      // Whoever is not named yet is asked about all the same; nothing is sent before.
      entrant: isNamed(entrant) ? entrant : { ...entrant, name: '…' },
      modifier: 0,
    })),
  };
  const open = async (): Promise<Refused | undefined> => {
    const refusal = await send({ type: 'rollContest', contest, ...brought });
    if (refusal === undefined) {
      setModifiers([]);
      setHelpers([]);
    }
    return refusal;
  };
  const decide = async (): Promise<void> => {
    const refusal = await open();
    if (refusal !== undefined) refuse(refusal);
  };
  const ready = roll === null && standing.phase === 'roll';
  const abandon = (): void => void run({ type: 'abandonContestRoll', contest });
  const goesOn = roll === null || followsRules(state, roll, systems[state.system]);
  const waits = roll === null && standing.phase === 'decision';
  useKeys({
    ...onKeys(keyMap.abandonRoll, roll?.question?.step === 'roll' ? abandon : undefined),
    // The dice box has the same key.
    ...(waits ? onKeys(keyMap.rollForMe, () => void decide()) : {}),
  });
  const latest = useRef({ of, open });
  latest.current = { of, open };
  /** The dice box speaks of the fight’s roll; here it is the contest’s, which its first die opens. */
  const answer: Send = async (command) => {
    // One line may hold the dice of several exchanges: what is shown by now counts.
    const { of: now, open: openNow } = latest.current;
    const refusal = now.roll === null ? await openNow() : undefined;
    if (refusal !== undefined) return refusal;
    if (command.type === 'answerRoll')
      return send({ type: 'answerContest', contest, answer: command.answer });
    return send({ type: 'rollContestDice', contest });
  };
  const asking: Asking = (dice) =>
    askedInContest(state, contest, brought, dice, { ...book, system: systems[state.system] });
  const question = asking([]);
  const name = say(contestName(of));
  const leader = standing.leader === null ? undefined : sides[standing.leader];
  const last = past.at(-1);
  return (
    <section
      className={styles.panel}
      aria-label={t('contest.holds', { name: of.label, result: contestName(of) })}
    >
      <div>
        <p className={styles.form}>{say(of.label)}</p>
        <h2 className={styles.name}>{name}</h2>
        {of.subject !== '' && <p className={styles.form}>{say(sidesOf(of))}</p>}
      </div>
      <div role="status" className={styles.standing} data-phase={standing.phase}>
        <p className={styles.leader}>
          {standing.result === null
            ? t('contest.nobodyLeads')
            : leader === undefined
              ? say(standing.result)
              : t('contest.holds', { name: leader.name, result: standing.result })}
        </p>
        <p>{say(standing.next)}</p>
        {standing.notes.map((note) => (
          <p key={say(note)} className={styles.note}>
            {say(note)}
          </p>
        ))}
      </div>
      {roll?.findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings only ever grow at the end.
        <FindingView key={at} finding={finding} />
      ))}
      {!goesOn && (
        <Banner
          tone="warning"
          actions={
            <Button autoFocus onPress={abandon}>
              {t('encounter.takeBack')}
            </Button>
          }
        >
          {t('refusal.RULES_CHANGED')}
        </Banner>
      )}
      {goesOn && roll?.question?.step === 'choose' && <Choice question={roll.question} send={answer} />}
      {ready && (
        <>
          <div className={styles.sides}>
            {sides.map((side, at) => (
              <NumberField
                // biome-ignore lint/suspicious/noArrayIndexKey: sides are their places.
                key={at}
                label={t('contest.modifierOf', { name: side.name })}
                value={modifiers[at] ?? 0}
                isSigned
                minValue={-100}
                maxValue={100}
                onChange={(value) =>
                  setModifiers((before) =>
                    sides.map((_, one) => (one === at ? (value ?? 0) : (before[one] ?? 0))),
                  )
                }
              />
            ))}
          </div>
          {helpers.map((helper, at) => {
            const change = (changed: Partial<Helper>): void =>
              setHelpers((before) =>
                before.map((one, place) => (place === at ? { ...one, ...changed } : one)),
              );
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: helpers are their places.
              <fieldset key={at} className={styles.helper}>
                <legend>{t('contest.helper', { number: at + 1 })}</legend>
                <div className={styles.help}>
                  <EntrantFields
                    state={state}
                    meansOf={(combatant) => helpMeans(book.sheetOf(combatant.snapshot))}
                    autoFocus
                    value={helper.entrant}
                    onChange={(entrant) => change({ entrant })}
                  />
                  {sides.length > 1 && (
                    <Select
                      label={t('contest.helps')}
                      options={sides.map((side, place) => ({ id: String(place), label: say(side.name) }))}
                      value={String(helper.helps)}
                      onChange={(id) => change({ helps: Number(id) })}
                    />
                  )}
                  <NumberField
                    label={say(rules.help.label)}
                    value={helper.wanted}
                    minValue={rules.help.least}
                    maxValue={rules.help.most}
                    onChange={(value) => change({ wanted: value ?? rules.help.initial })}
                  />
                </div>
                <IconButton
                  label={t('contest.removeHelper', { number: at + 1 })}
                  icon={<X />}
                  onPress={() => setHelpers((before) => before.filter((_, place) => place !== at))}
                />
              </fieldset>
            );
          })}
        </>
      )}
      {waits && (
        <Row>
          <Button
            variant="primary"
            autoFocus
            keyHint={keyHint('rollForMe', words)}
            onPress={() => void decide()}
          >
            {t('contest.decide')}
          </Button>
        </Row>
      )}
      {ready && (
        <Row>
          <Button
            variant="quiet"
            icon={<Plus />}
            onPress={() =>
              setHelpers((before) => [
                ...before,
                {
                  // Others help: not those who contest, nor those who help already.
                  entrant: firstEntrant(
                    state,
                    (one) => helpMeans(book.sheetOf(one.snapshot)),
                    [...sides, ...before.map(({ entrant }) => entrant)].flatMap((one) =>
                      'combatant' in one && one.combatant !== null ? [one.combatant] : [],
                    ),
                  ),
                  helps: 0,
                  wanted: rules.help.initial,
                },
              ])
            }
          >
            {t('contest.addHelper')}
          </Button>
        </Row>
      )}
      {goesOn && question?.step === 'roll' && (
        <DiceBox
          // The first die opens the roll: its box stays the same meanwhile.
          key={`${past.length} ${roll?.answers.length ?? 0}`}
          question={question}
          send={answer}
          typeAhead={typeAhead}
          asking={asking}
          mayStop
          isCovered={isCovered}
          obstacle={isComplete ? undefined : t('contest.nameNeeded')}
        />
      )}
      <Forecast
        state={state}
        contest={of}
        rules={rules}
        book={book}
        modifiers={modifiers}
        helpers={isComplete ? helpers : []}
      />
      {last !== undefined && roll?.question?.step !== 'roll' && <Last past={last} />}
      {past.length > 1 && (
        <details className={styles.past}>
          <summary>
            <SectionHeading level={3}>{t('contest.past')}</SectionHeading>
          </summary>
          <ol>
            {past.map(({ summary }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is past never moves.
              <li key={at}>{say(summary)}</li>
            ))}
          </ol>
        </details>
      )}
      <Checkbox
        isSelected={isShown}
        onChange={(shown) => void run({ type: 'showContest', contest, isShown: shown })}
      >
        {t('contest.isShown')}
      </Checkbox>
      <Row justify="end">
        {roll?.question?.step === 'roll' && (
          <Button variant="quiet" keyHint={keyHint('abandonRoll', words)} onPress={abandon}>
            {t('encounter.abandon')}
          </Button>
        )}
        {standing.phase === 'over' ? (
          // Another button than the one before it, so that it takes the focus.
          <Button key="close" autoFocus onPress={() => void run({ type: 'closeContest', contest })}>
            {t('contest.close')}
          </Button>
        ) : (
          <Button variant="quiet" onPress={() => setBreakingOff(true)}>
            {t('contest.breakOff')}
          </Button>
        )}
        <Button onPress={onShelve}>
          {t(state.purpose === undefined ? 'contest.shelve' : 'contest.leave')}
        </Button>
      </Row>
      <AlertDialog
        isOpen={breakingOff}
        onOpenChange={setBreakingOff}
        title={t('contest.breakOffTitle')}
        confirmLabel={t('contest.breakOff')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => {
          setBreakingOff(false);
          void run({ type: 'closeContest', contest });
        }}
      >
        {t('contest.breakOffText')}
      </AlertDialog>
    </section>
  );
}

/** What came of the last roll or decision, with its dice and parts where it had any. */
function Last({ past: { summary, findings } }: { past: ContestPast }) {
  const { say } = useWords();
  if (findings.length === 0) return <p>{say(summary)}</p>;
  return (
    <details className={styles.past} open>
      <summary>{say(summary)}</summary>
      {findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the findings of a past roll never move.
        <FindingView key={at} finding={finding} />
      ))}
    </details>
  );
}

interface ForecastProps extends Pick<ContestPanelProps, 'state' | 'contest' | 'rules' | 'book'> {
  modifiers: readonly number[];
  helpers: readonly Helper[];
}

/** What the next roll may come to, for each side; worked out while nobody waits for the screen. */
function Forecast({ state, contest, rules, book, modifiers, helpers }: ForecastProps) {
  const { t, say } = useWords();
  const [chances, setChances] = useState<readonly ContestChance[]>([]);
  const fallen = contest.roll?.answers.length ?? 0;
  useEffect(() => {
    setChances([]);
    // Once dice have fallen, the odds before them are of no use.
    if (fallen > 0) return undefined;
    const given = contest.roll ?? {
      modifiers,
      helpers: helpers.map(({ entrant, helps, wanted }) => ({
        participant: entrantOf(entrant, state),
        ...{ helps, wanted, modifier: 0 },
      })),
    };
    const idle = requestIdleCallback(() =>
      setChances(rules.forecast(contestSituation(contest, given, state.combatants, state.options, book))),
    );
    return () => cancelIdleCallback(idle);
  }, [state, contest, rules, book, modifiers, helpers, fallen]);
  if (chances.length === 0) return null;
  return (
    <table className={styles.odds}>
      <caption>{t('contest.odds')}</caption>
      <thead>
        <tr>
          <td />
          {contest.sides.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sides are their places.
            <th key={at} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chances.map(({ label, chances: of }) => (
          <tr key={say(label)}>
            <th scope="row">{say(label)}</th>
            {of.map((chance, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sides are their places.
              <td key={at}>{t('contest.oddsPercent', { percent: Math.round(100 * chance) })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
