import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { askedInContest, type BroughtToRoll } from '../../../../shared/encounter/contest/asking.ts';
import type { Contest } from '../../../../shared/encounter/contest/contest.ts';
import { contestName, sidesOf } from '../../../../shared/encounter/contest/describe.ts';
import type { EntrantInput } from '../../../../shared/encounter/contest/schema.ts';
import { followsRules } from '../../../../shared/encounter/follows-rules.ts';
import type { Rulebook } from '../../../../shared/encounter/objection.ts';
import type { EncounterState } from '../../../../shared/encounter/state.ts';
import type { Refused } from '../../../../shared/ipc/channel.ts';
import type { ContestRules } from '../../../../shared/rules/core/contest.ts';
import { systems } from '../../../../shared/rules/registry.ts';
import { FindingView } from '../../../figures/finding-view.tsx';
import { keyHint, keyMap } from '../../../keys/key-map.ts';
import { onKeys, useKeys } from '../../../keys/use-keys.ts';
import { useNotices } from '../../../notices/notices.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Row } from '../../../ui/layout.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Asking } from '../read-line.ts';
import { Choice, DiceBox, type Send } from '../roll-panel.tsx';
import type { TypeAhead } from '../type-ahead.ts';
import { ContestForecast } from './contest-forecast.tsx';
import styles from './contest-panel.module.css';
import { ContestPast } from './contest-past.tsx';
import { anotherHelper, type Helper, HelperFields } from './helper-fields.tsx';

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

const nobody: readonly Helper[] = [];

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
          {helpers.map((helper, at) => (
            <HelperFields
              // biome-ignore lint/suspicious/noArrayIndexKey: helpers are their places.
              key={at}
              state={state}
              book={book}
              rules={rules}
              sides={sides}
              number={at + 1}
              value={helper}
              onChange={(changed) => setHelpers((before) => before.with(at, changed))}
              onRemove={() => setHelpers((before) => before.filter((_, place) => place !== at))}
            />
          ))}
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
              setHelpers((before) => [...before, anotherHelper(state, book, rules, [...sides, ...before])])
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
      <ContestForecast
        state={state}
        contest={of}
        rules={rules}
        book={book}
        modifiers={modifiers}
        helpers={isComplete ? helpers : nobody}
      />
      <ContestPast past={past} showsLast={roll?.question?.step !== 'roll'} />
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
