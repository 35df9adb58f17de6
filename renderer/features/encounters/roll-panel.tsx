import { Dices, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { EncounterCommand } from '../../../shared/encounter/command.ts';
import { followsRules } from '../../../shared/encounter/follows-rules.ts';
import type { Rulebook } from '../../../shared/encounter/objection.ts';
import { askedAfter } from '../../../shared/encounter/rolling.ts';
import { combatantOf, type EncounterState, type OpenRoll } from '../../../shared/encounter/state.ts';
import type { Refused } from '../../../shared/ipc/channel.ts';
import type { ChooseStep, RollStep } from '../../../shared/rules/core/step.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { FindingView } from '../../figures/finding-view.tsx';
import { actionKeys, keyHint, keyMap, sayKey } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { Row } from '../../ui/layout.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import { OddsLine } from './odds-line.tsx';
import { type Asking, readLine } from './read-line.ts';
import styles from './roll-panel.module.css';
import type { TypeAhead } from './type-ahead.ts';
import { useRollOdds } from './use-roll-odds.ts';

export type Send = (command: EncounterCommand) => Promise<Refused | undefined>;

interface RollPanelProps {
  state: EncounterState;
  roll: OpenRoll;
  book: Rulebook;
  send: Send;
  typeAhead: TypeAhead;
  /** Takes the roll back with all that fell. */
  onTakeBack: () => void;
}

/** A roll under way: what it has found so far, and the question that waits. */
export function RollPanel({ state, roll, book, send, typeAhead, onTakeBack }: RollPanelProps) {
  const words = useWords();
  const { t, say } = words;
  const names = roll.targets.map((target) => say(combatantOf(state, target).name)).join(', ');
  const heading =
    names === '' ? say(roll.label) : t('encounter.against', { action: roll.label, name: { text: names } });
  const { question } = roll;
  const abandon = (): void => void send({ type: 'abandonRoll' });
  useKeys(onKeys(keyMap.abandonRoll, abandon));
  const odds = useRollOdds(state, roll, book);
  const goesOn = followsRules(state, roll, systems[state.system]);
  const { vitalState } = combatantOf(state, roll.actor);
  /** What is at stake for somebody who rolls because they have fallen. */
  const stake = roll.groups === undefined && vitalState?.acts === false ? vitalState.next : undefined;
  return (
    <section className={styles.panel} aria-label={heading}>
      <h2 className={styles.heading}>
        {heading}
        {roll.secret && <span className={styles.secret}> {t('encounter.secretRoll')}</span>}
      </h2>
      {odds !== undefined && <OddsLine odds={odds} />}
      {stake !== undefined && <p className={styles.help}>{say(stake)}</p>}
      {!goesOn && (
        <Banner
          tone="warning"
          actions={
            <Button autoFocus onPress={onTakeBack}>
              {t('encounter.takeBack')}
            </Button>
          }
        >
          {t('refusal.RULES_CHANGED')}
        </Banner>
      )}
      {goesOn && question?.step === 'roll' && (
        <DiceBox
          key={roll.answers.length}
          question={question}
          send={send}
          typeAhead={typeAhead}
          asking={(answers) => askedAfter(state, roll, answers, book)}
          mayStop={roll.groups !== undefined}
        />
      )}
      {goesOn && question?.step === 'choose' && <Choice question={question} send={send} />}
      <Row justify="end">
        {goesOn && roll.groups !== undefined && (
          <Button icon={<Dices />} onPress={() => void send({ type: 'rollRest' })}>
            {t('order.rollRest')}
          </Button>
        )}
        <Button variant="quiet" icon={<X />} keyHint={keyHint('abandonRoll', words)} onPress={abandon}>
          {t('encounter.abandon')}
        </Button>
      </Row>
      {/* The question stays where it is; what was found last stands right beneath it. */}
      {roll.findings
        .map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings only ever grow at the end.
          <FindingView key={at} finding={finding} />
        ))
        .reverse()}
    </section>
  );
}

interface DiceBoxProps extends Pick<RollPanelProps, 'send' | 'typeAhead'> {
  question: RollStep;
  /** What follows, where numbers for it may be typed in one line. */
  asking?: Asking;
  /** One die after the other of the same kind, as for the order of turns. */
  mayStop?: boolean;
  /** What has to be done before any die counts, in words. */
  obstacle?: string | undefined;
  /** Whether a dialog lies above, which keeps the focus until it closes. */
  isCovered?: boolean;
}

const unknown: Asking = () => undefined;

/** The box for what fell; it has the focus, takes digits and signs, and leaves letters to be commands. */
export function DiceBox(props: DiceBoxProps) {
  const { question, send, typeAhead, asking = unknown, mayStop = false } = props;
  const { obstacle, isCovered = false } = props;
  const words = useWords();
  const { t, say } = words;
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState(false);

  const fail = (message: string): void => {
    setFault(message);
    typeAhead.drop();
  };
  const tell = async (answered: Promise<Refused | undefined>): Promise<boolean> => {
    setSent(true);
    const refusal = await answered;
    if (refusal === undefined) return true;
    setSent(false);
    setFault(sayRefusal(words, refusal));
    box.current?.focus();
    return false;
  };
  const rollForMe = (): void => {
    if (obstacle !== undefined) fail(obstacle);
    else void tell(send({ type: 'rollDice' }));
  };
  const answer = async (text: string): Promise<void> => {
    if (obstacle !== undefined) {
      fail(obstacle);
      return;
    }
    const read = readLine(text, question.dice, asking, mayStop);
    if (!read.ok) {
      fail(t(read.error.code, read.error.params));
      return;
    }
    const { answers, left } = read.value;
    for (const [at, one] of answers.entries()) {
      const sent = send({ type: 'answerRoll', answer: one });
      // The box of the first is gone once it is answered.
      const goesOn = at === 0 ? await tell(sent) : (await sent) === undefined;
      if (!goesOn) return;
    }
    if (left.length > 0) typeAhead.leave(left);
  };
  const enter = (text: string): void => {
    if (text.trim() === '') rollForMe();
    else void answer(text);
  };
  useKeys(onKeys(keyMap.rollForMe, rollForMe));
  /** The box that appeared below a dialog is still to get the focus. */
  const isOwedFocus = useRef(true);
  useEffect(() => {
    if (isCovered || !isOwedFocus.current) return undefined;
    isOwedFocus.current = false;
    box.current?.focus();
    // Once more, after a dialog that has just gone has put the focus back where it was.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isCovered]);

  const notation = question.dice.map(({ count, sides }) => say({ dice: `${count}d${sides}` })).join(' + ');
  const label = t('encounter.dice', { dice: notation });
  const several = question.dice.reduce((sum, { count }) => sum + count, 0) > 1;
  return (
    <form
      className={styles.dice}
      onSubmit={(event) => {
        event.preventDefault();
        enter(typed);
      }}
    >
      <label className={styles.label} htmlFor="dice-box">
        <span>{say(question.purpose)}</span>
        <span className={styles.notation}>{label}</span>
      </label>
      <Row>
        <input
          ref={box}
          id="dice-box"
          data-dice-box={sent ? 'sent' : 'open'}
          className={styles.box}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby="dice-help"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            // A letter is a command; one that means nothing here is told so, and never typed.
            const letter = /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
            if (!letter) return;
            const known = keyMap.rollForMe.some((key) => key === event.key.toLowerCase());
            if (known) return;
            event.preventDefault();
            fail(t('dice.notNumber', { typed: event.key }));
          }}
        />
        <Button variant="primary" type="submit" keyHint={sayKey('enter', words)}>
          {t('encounter.enter')}
        </Button>
        <Button icon={<Dices />} keyHint={keyHint('rollForMe', words)} onPress={rollForMe}>
          {t('encounter.roll')}
        </Button>
      </Row>
      <p id="dice-help" className={styles.help}>
        {t('encounter.diceHelp')}{' '}
        {several ? t('encounter.diceSum') : asking !== unknown && t('encounter.diceAhead')}
      </p>
      {fault !== undefined && <InlineError>{fault}</InlineError>}
    </form>
  );
}

/** A decision that the rule leaves to the player, each way on a letter. */
export function Choice({ question, send }: { question: ChooseStep; send: Send }) {
  const { say } = useWords();
  const choose = (choice: string): void => void send({ type: 'answerRoll', answer: { choice } });
  useKeys(
    Object.fromEntries(
      question.options.flatMap(({ id }, at) => {
        const key = actionKeys[at];
        return key === undefined ? [] : [[key, () => choose(id)]];
      }),
    ),
  );
  return (
    <fieldset className={styles.choice}>
      <legend>{say(question.purpose)}</legend>
      {question.options.map(({ id, label }, at) => (
        <Button
          key={id}
          variant={at === 0 ? 'primary' : 'secondary'}
          autoFocus={at === 0}
          keyHint={actionKeys[at]?.toUpperCase()}
          onPress={() => choose(id)}
        >
          {say(label)}
        </Button>
      ))}
    </fieldset>
  );
}
