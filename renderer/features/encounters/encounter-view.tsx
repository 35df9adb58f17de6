import { Handshake } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  type EncounterHistory,
  redoable,
  rollStep,
  turnStep,
  undoable,
} from '../../../shared/encounter/history.ts';
import type { Rulebook } from '../../../shared/encounter/objection.ts';
import { combatantOf } from '../../../shared/encounter/state.ts';
import type { EncounterDocument } from '../../../shared/library/document.ts';
import { useTellActing } from '../../acting/acting-creature.tsx';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { useUndoTarget } from '../../keys/undo-target.tsx';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/layout.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import { ContestPanel } from './contest/contest-panel.tsx';
import { ContestsUnderWay } from './contest/contests-under-way.tsx';
import { EncounterDialogs, type Opened } from './encounter-dialogs.tsx';
import { type EncounterDialog, EncounterHeader } from './encounter-header.tsx';
import { EncounterNotes } from './encounter-notes.tsx';
import styles from './encounter-view.module.css';
import { LogPanel } from './log-panel.tsx';
import { OrderPanel } from './order-panel.tsx';
import { RollPanel, type Send } from './roll-panel.tsx';
import { rulebookOf } from './rulebook.ts';
import { likelyTargets, targetsOf } from './targets.ts';
import { TurnFoot } from './turn-foot.tsx';
import { TurnPanel } from './turn-panel.tsx';
import { type TypeAhead, useTypeAhead } from './type-ahead.ts';
import { useAside } from './use-aside.ts';
import { useDrift } from './use-drift.ts';
import { type Following, useEncounter } from './use-encounter.ts';
import { useOutOfTurn } from './use-out-of-turn.ts';
import { usePlayers } from './use-players.ts';
import { useSame } from './use-same.ts';

/** An encounter as the table runs it. */
export function EncounterView({
  encounter: document,
  eyebrow,
  actions,
}: {
  encounter: EncounterDocument;
  eyebrow: React.ReactNode;
  /** What else can be done with it. */
  actions: React.ReactNode;
}) {
  const { id } = document;
  const words = useWords();
  const typeAhead = useTypeAhead();
  const { state, send } = useEncounter(id, typeAhead);
  if (state === null) return null;
  if ('refusal' in state) {
    return (
      <Page>
        <Banner tone="danger">{sayRefusal(words, state.refusal)}</Banner>
      </Page>
    );
  }
  return (
    <Running
      following={state}
      send={send}
      typeAhead={typeAhead}
      document={document}
      eyebrow={eyebrow}
      actions={actions}
    />
  );
}

interface RunningProps {
  following: Following;
  send: Send;
  typeAhead: TypeAhead;
  document: EncounterDocument;
  eyebrow: React.ReactNode;
  actions: React.ReactNode;
}

function Running(props: RunningProps) {
  const { following, send, typeAhead, document, eyebrow, actions } = props;
  const { encounter, history, log } = following;
  const words = useWords();
  const { t, say } = words;
  const { refuse } = useNotices();
  const players = usePlayers(encounter.id);
  const [targets, setTargets] = useState<Readonly<Record<number, readonly number[]>>>({});
  /** Contests that are put aside for the fight; whatever else is under way is in front. */
  const [asideContests, setAsideContests] = useState<readonly number[]>([]);
  const pointsBox = useRef<HTMLInputElement>(null);
  const { state } = history;
  const outOfTurn = useOutOfTurn(state);
  const atTurn = state.turn === null ? undefined : combatantOf(state, state.turn);
  const actor = outOfTurn.combatant === null ? atTurn : combatantOf(state, outOfTurn.combatant);
  const book = useMemo(() => rulebookOf(state.system, encounter.sheets), [state.system, encounter.sheets]);
  const likely = actor === undefined ? [] : likelyTargets(state, actor);
  const meant = actor === undefined ? [] : targetsOf(likely, actor, targets[actor.combatant]);
  const isShelved = document.body.status === 'shelved';
  const running = state.status === 'running' && !isShelved;
  const [opened, setOpened] = useState<Opened>(() => ({
    dialog: running ? firstDialog(document, history, book) : null,
    combatant: null,
    conditionFor: null,
  }));
  const open = useCallback(
    (change: Partial<Opened>): void => setOpened((before) => ({ ...before, ...change })),
    [],
  );
  const openDialog = useCallback((dialog: EncounterDialog): void => open({ dialog }), [open]);
  const openCombatant = useCallback((combatant: number): void => open({ combatant }), [open]);
  const { drifted, refresh } = useDrift(encounter.id, history.position, state.combatants, running);
  const aside = useAside(players, drifted, refresh);
  useTellActing(running ? (actor?.documentId ?? null) : null);
  const free = running && state.roll === null;
  const contests = book?.sheets.contests;
  const contest = running
    ? state.contests.findLast((one) => !asideContests.includes(one.contest))
    : undefined;
  const contestNumbers = state.contests.map((one) => one.contest);
  /** The contests that wait while something else is done, be it a later one. */
  const underWay = running && (
    <ContestsUnderWay
      contests={state.contests.filter((one) => one !== contest)}
      onTakeUp={(number) => setAsideContests(contestNumbers.filter((one) => one !== number))}
    />
  );
  const fights = free && contest === undefined;

  const run = useCallback(
    async (command: Parameters<Send>[0]): Promise<void> => {
      const refusal = await send(command);
      if (refusal !== undefined) refuse(refusal);
    },
    [send, refuse],
  );
  useUndoTarget(
    useMemo(
      () => ({
        undoLabel: isShelved ? null : (undoable(history)?.label ?? null),
        redoLabel: isShelved ? null : (redoable(history)?.label ?? null),
        undo: () => void run({ type: 'undo' }),
        redo: () => void run({ type: 'redo' }),
      }),
      [history, isShelved, run],
    ),
  );
  const turn = useCallback(
    async (channel: 'encounters.resume' | 'encounters.shelve'): Promise<void> => {
      const answer = await ask(channel, { commandId: newCommandId(), id: encounter.id });
      if (!answer.ok) refuse(answer.error);
    },
    [encounter.id, refuse],
  );
  const resume = useCallback((): void => void turn('encounters.resume'), [turn]);
  const shelve = useCallback((): void => void turn('encounters.shelve'), [turn]);
  const delay = useCallback((): void => void run({ type: 'putOffTurn', trigger: '' }), [run]);
  const passOver = useCallback(
    (passes: boolean): void => void run({ type: 'passOverFallen', passes }),
    [run],
  );
  const endTurn = useCallback((): void => void run({ type: 'endTurn' }), [run]);
  const next = outOfTurn.combatant === null ? endTurn : outOfTurn.stop;
  const startOfTurn = turnStep(history)?.commandId;
  const back = useCallback((): void => {
    if (startOfTurn !== undefined) void run({ type: 'undo', from: startOfTurn });
  }, [startOfTurn, run]);
  const acting = actor?.combatant;
  const chooseTargets = useCallback(
    (combatants: readonly number[]): void => {
      if (acting !== undefined) setTargets((before) => ({ ...before, [acting]: combatants }));
    },
    [acting],
  );
  const toggleTarget = useCallback(
    (combatant: number): void => {
      if (acting === undefined) return;
      setTargets((before) => {
        const chosen = before[acting] ?? [];
        const others = chosen.filter((one) => one !== combatant);
        return { ...before, [acting]: others.length < chosen.length ? others : [...chosen, combatant] };
      });
    },
    [acting],
  );
  const meantNumbers = useSame(meant.map(({ combatant }) => combatant));
  const meantNames = useSame(meant.map(({ name }) => name));
  const named = useMemo(
    () =>
      meantNumbers.flatMap((combatant, at) => {
        const name = meantNames[at];
        return name === undefined ? [] : [{ combatant, name }];
      }),
    [meantNumbers, meantNames],
  );
  const giveCondition = useCallback((): void => open({ conditionFor: meantNumbers }), [open, meantNumbers]);
  const whoseTurn = atTurn?.name;
  const header = useMemo(
    () => (running && whoseTurn !== undefined ? { round: state.round, of: whoseTurn } : undefined),
    [running, state.round, whoseTurn],
  );
  useKeys({
    ...onKeys(keyMap.nextTurn, contest === undefined ? next : undefined),
    ...onKeys(keyMap.previousTurn, contest === undefined ? back : undefined),
    ...onKeys(
      keyMap.beginContest,
      running && contests !== undefined ? () => openDialog('contest') : undefined,
    ),
    ...onKeys(keyMap.playersWindow, running ? players.toggle : undefined),
    ...onKeys(keyMap.newcomers, free ? () => openDialog('newcomers') : undefined),
    ...onKeys(keyMap.pointsBox, () => pointsBox.current?.focus()),
    ...onKeys(keyMap.newCondition, () => {
      if (free && meant.length > 0) giveCondition();
    }),
  });

  return (
    <Page width="full">
      <EncounterHeader
        name={encounter.name}
        eyebrow={eyebrow}
        status={document.body.status}
        turn={header}
        running={running}
        free={free}
        hasContests={contests !== undefined}
        passesOverFallen={book?.sheets.dying === undefined ? state.passesOverFallen : undefined}
        onPassOverFallen={passOver}
        hasTurns={state.purpose === undefined}
        hasOrder={book?.sheets.order !== undefined && state.purpose === undefined}
        actions={actions}
        onOpen={openDialog}
        onDelay={delay}
        onResume={resume}
        onShelve={shelve}
      />
      <div className={styles.columns}>
        <OrderPanel
          state={state}
          book={book}
          send={send}
          targets={meantNumbers}
          onTarget={toggleTarget}
          onTargets={chooseTargets}
          onOpen={openCombatant}
          isRunning={running}
          aside={aside}
        />
        <div className={styles.middle}>
          {!running && <Banner>{t(isShelved ? 'encounters.shelved' : 'encounter.ended')}</Banner>}
          {contest === undefined && underWay}
          {contest !== undefined && contests !== undefined && book !== undefined && (
            <ContestPanel
              key={contest.contest}
              state={state}
              contest={contest}
              rules={contests}
              book={book}
              send={send}
              typeAhead={typeAhead}
              isCovered={opened.dialog !== null}
              onShelve={() => setAsideContests(contestNumbers)}
            />
          )}
          {contest !== undefined && underWay}
          {running && contest === undefined && state.purpose === 'contest' && (
            <EmptyState
              icon={<Handshake />}
              title={t('contest.none')}
              action={
                <Button
                  variant="primary"
                  keyHint={keyHint('beginContest', words)}
                  onPress={() => openDialog('contest')}
                >
                  {t('contest.begin')}
                </Button>
              }
            >
              {t('contest.noneText')}
            </EmptyState>
          )}
          {running && contest === undefined && actor !== undefined && state.roll?.groups === undefined && (
            <h2 className={styles.actor}>{say(actor.name)}</h2>
          )}
          {state.roll !== null && book !== undefined && !isShelved && contest === undefined && (
            <RollPanel
              state={state}
              roll={state.roll}
              book={book}
              send={send}
              typeAhead={typeAhead}
              onTakeBack={() => {
                const begun = rollStep(history);
                if (begun !== undefined) void run({ type: 'undo', from: begun.commandId });
              }}
            />
          )}
          {fights && actor !== undefined && book !== undefined && (
            <>
              {actor !== atTurn && atTurn !== undefined && (
                <Banner>{t('turn.outOfTurn', { name: actor.name, of: atTurn.name })}</Banner>
              )}
              {actor === atTurn &&
                book.sheets.dying === undefined &&
                actor.hitPoints <= 0 &&
                !state.passesOverFallen && (
                  <Banner actions={<Button onPress={() => passOver(true)}>{t('fallen.passOver')}</Button>}>
                    {t('fallen.lies', { name: actor.name })}
                  </Banner>
                )}
              <TurnPanel
                key={actor.combatant}
                state={state}
                actor={actor}
                book={book}
                send={send}
                likely={likely}
                meant={meant}
                onChoose={chooseTargets}
              />
              <TurnFoot
                meant={named}
                send={send}
                pointsBox={pointsBox}
                onNext={next}
                goesBackTo={actor === atTurn ? undefined : atTurn?.name}
                onBack={startOfTurn === undefined ? undefined : back}
                onCondition={giveCondition}
              />
            </>
          )}
          <EncounterNotes encounter={document} />
        </div>
        <LogPanel log={log} combatants={state.combatants} />
      </div>
      <EncounterDialogs
        opened={opened}
        onOpen={open}
        onActOutOfTurn={fights && state.purpose === undefined ? outOfTurn.begin : undefined}
        document={document}
        history={history}
        book={book}
        players={players}
        running={running}
        free={free}
        send={send}
        run={run}
      />
    </Page>
  );
}

/** What an encounter was prepared for is asked for first. */
function firstDialog(
  { body: { preparation } }: EncounterDocument,
  { state, done }: EncounterHistory,
  book: Rulebook | undefined,
): EncounterDialog | null {
  if (preparation === undefined || done.length > 1) return null;
  if (state.purpose === 'contest') return 'contest';
  return book?.sheets.order === undefined ? null : 'order';
}
