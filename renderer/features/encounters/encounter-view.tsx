import { CirclePlus, Handshake, StepBack, StepForward } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { redoable, rollStep, turnStep, undoable } from '../../../shared/encounter/history.ts';
import { combatantOf } from '../../../shared/encounter/state.ts';
import type { EncounterDocument } from '../../../shared/library/document.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { useTellActing } from '../../acting/acting-creature.tsx';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { SheetCataloguesProvider } from '../../catalogue/sheet-catalogues.tsx';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { useUndoTarget } from '../../keys/undo-target.tsx';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { useNotices } from '../../notices/notices.tsx';
import { OptionSwitches } from '../../options/option-switches.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../ui/layout.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import { CombatantDialog } from './combatant-dialog.tsx';
import { ConditionDialog } from './condition-dialog.tsx';
import { BeginContestDialog } from './contest/begin-contest-dialog.tsx';
import { ContestPanel } from './contest/contest-panel.tsx';
import { ContestsUnderWay } from './contest/contests-under-way.tsx';
import { type EncounterDialog, EncounterHeader } from './encounter-header.tsx';
import { EncounterNotes } from './encounter-notes.tsx';
import styles from './encounter-view.module.css';
import { LogPanel } from './log-panel.tsx';
import { NewcomersDialog } from './newcomers-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PlayersDialog } from './players-dialog.tsx';
import { PointsBox } from './points-box.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import { RollPanel, type Send } from './roll-panel.tsx';
import { rulebookOf } from './rulebook.ts';
import { StepsDialog } from './steps-dialog.tsx';
import { targetsOf } from './targets.ts';
import { TurnPanel } from './turn-panel.tsx';
import { type TypeAhead, useTypeAhead } from './type-ahead.ts';
import { useAside } from './use-aside.ts';
import { useDrift } from './use-drift.ts';
import { type Following, useEncounter } from './use-encounter.ts';
import { usePlayers } from './use-players.ts';

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
  const [opened, setOpened] = useState<number | null>(null);
  const [conditionFor, setConditionFor] = useState<readonly number[] | null>(null);
  const pointsBox = useRef<HTMLInputElement>(null);
  const { state } = history;
  const actor = state.turn === null ? undefined : combatantOf(state, state.turn);
  const book = useMemo(() => rulebookOf(state.system, encounter.sheets), [state.system, encounter.sheets]);
  const meant = actor === undefined ? [] : targetsOf(state, actor, targets[actor.combatant]);
  const [firstMeant, ...othersMeant] = meant;
  const isShelved = document.body.status === 'shelved';
  const running = state.status === 'running' && !isShelved;
  const { preparation } = document.body;
  // What it was prepared for is asked for first.
  const [dialog, setDialog] = useState<EncounterDialog | null>(
    !running || preparation === undefined || history.done.length > 1
      ? null
      : state.purpose === 'contest'
        ? 'contest'
        : book?.sheets.order === undefined
          ? null
          : 'order',
  );
  const close = (isOpen: boolean): void => {
    if (!isOpen) setDialog(null);
  };
  const { drifted, refresh, read: readDrift } = useDrift(encounter.id, history.position, running);
  const aside = useAside(players, drifted, refresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: undo may bring an old sheet back.
  useEffect(() => {
    if (running) void readDrift();
  }, [history.done.length]);
  useTellActing(running ? (actor?.documentId ?? null) : null);
  const free = running && state.roll === null;
  const contests = book?.sheets.contests;
  const waitingContests = state.contests.filter(({ contest }) => asideContests.includes(contest));
  const contest = running ? state.contests.findLast((one) => !waitingContests.includes(one)) : undefined;
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
  const turn = async (channel: 'encounters.resume' | 'encounters.shelve'): Promise<void> => {
    const answer = await ask(channel, { commandId: newCommandId(), id: encounter.id });
    if (!answer.ok) refuse(answer.error);
  };
  const startOfTurn = turnStep(history);
  const back = (): void => {
    if (startOfTurn !== undefined) void run({ type: 'undo', from: startOfTurn.commandId });
  };
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
  useKeys({
    ...onKeys(keyMap.nextTurn, contest === undefined ? () => void run({ type: 'endTurn' }) : undefined),
    ...onKeys(keyMap.previousTurn, contest === undefined ? back : undefined),
    ...onKeys(
      keyMap.beginContest,
      running && contests !== undefined ? () => setDialog('contest') : undefined,
    ),
    ...onKeys(keyMap.playersWindow, running ? players.toggle : undefined),
    ...onKeys(keyMap.newcomers, free ? () => setDialog('newcomers') : undefined),
    ...onKeys(keyMap.pointsBox, () => pointsBox.current?.focus()),
    ...onKeys(keyMap.newCondition, () => {
      if (free && meant.length > 0) setConditionFor(meant.map(({ combatant }) => combatant));
    }),
  });

  return (
    <Page width="full">
      <EncounterHeader
        name={encounter.name}
        eyebrow={eyebrow}
        status={document.body.status}
        turn={running && actor !== undefined ? { round: state.round, of: actor.name } : undefined}
        running={running}
        free={free}
        hasContests={contests !== undefined}
        passesOverFallen={book?.sheets.dying === undefined ? state.passesOverFallen : undefined}
        onPassOverFallen={(passes) => void run({ type: 'passOverFallen', passes })}
        hasTurns={state.purpose === undefined}
        hasOrder={book?.sheets.order !== undefined && state.purpose === undefined}
        actions={actions}
        onOpen={setDialog}
        onDelay={() => void run({ type: 'putOffTurn', trigger: '' })}
        onResume={() => void turn('encounters.resume')}
        onShelve={() => void turn('encounters.shelve')}
      />
      <div className={styles.columns}>
        <OrderPanel
          state={state}
          send={send}
          targets={meant.map(({ combatant }) => combatant)}
          onTarget={toggleTarget}
          onTargets={chooseTargets}
          onOpen={setOpened}
          isRunning={running}
          aside={aside}
        />
        <div className={styles.middle}>
          {!running && <Banner>{t(isShelved ? 'encounters.shelved' : 'encounter.ended')}</Banner>}
          {running && (
            <ContestsUnderWay
              contests={waitingContests}
              onTakeUp={(number) => setAsideContests((before) => before.filter((one) => one !== number))}
            />
          )}
          {contest !== undefined && contests !== undefined && book !== undefined && (
            <ContestPanel
              key={contest.contest}
              state={state}
              contest={contest}
              rules={contests}
              book={book}
              send={send}
              typeAhead={typeAhead}
              onShelve={() => setAsideContests((before) => [...before, contest.contest])}
            />
          )}
          {running && contest === undefined && state.purpose === 'contest' && (
            <EmptyState
              icon={<Handshake />}
              title={t('contest.none')}
              action={
                <Button
                  variant="primary"
                  keyHint={keyHint('beginContest', words)}
                  onPress={() => setDialog('contest')}
                >
                  {t('contest.begin')}
                </Button>
              }
            >
              {t('contest.noneText')}
            </EmptyState>
          )}
          {contest === undefined && actor !== undefined && (
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
              {book.sheets.dying === undefined && actor.hitPoints <= 0 && !state.passesOverFallen && (
                <Banner
                  actions={
                    <Button onPress={() => void run({ type: 'passOverFallen', passes: true })}>
                      {t('fallen.passOver')}
                    </Button>
                  }
                >
                  {t('fallen.lies', { name: actor.name })}
                </Banner>
              )}
              <TurnPanel
                key={actor.combatant}
                state={state}
                actor={actor}
                book={book}
                send={send}
                chosen={targets[actor.combatant]}
                onChoose={chooseTargets}
              />
              <Row>
                <Button
                  variant="primary"
                  icon={<StepForward />}
                  keyHint={keyHint('nextTurn', words)}
                  onPress={() => void run({ type: 'endTurn' })}
                >
                  {t('encounter.nextTurn')}
                </Button>
                {startOfTurn !== undefined && (
                  <Button
                    variant="quiet"
                    icon={<StepBack />}
                    keyHint={keyHint('previousTurn', words)}
                    onPress={back}
                  >
                    {t('encounter.previousTurn')}
                  </Button>
                )}
                {firstMeant !== undefined && (
                  <>
                    <PointsBox
                      key={meant.map(({ combatant }) => combatant).join()}
                      combatants={[firstMeant, ...othersMeant]}
                      send={send}
                      boxRef={pointsBox}
                      placeholder={t('encounter.pointsKey', { key: keyHint('pointsBox', words) })}
                    />
                    <Button
                      variant="quiet"
                      icon={<CirclePlus />}
                      keyHint={keyHint('newCondition', words)}
                      onPress={() => setConditionFor(meant.map(({ combatant }) => combatant))}
                    >
                      {t('condition.new')}
                    </Button>
                  </>
                )}
              </Row>
            </>
          )}
          <EncounterNotes encounter={document} />
        </div>
        <LogPanel log={log} combatants={state.combatants} />
      </div>
      {dialog === 'steps' && <StepsDialog history={history} isOpen onOpenChange={close} send={send} />}
      {book !== undefined && (
        <NewcomersDialog
          document={document}
          state={state}
          position={history.position}
          sheets={book.sheets}
          isOpen={dialog === 'newcomers' && free}
          onOpenChange={close}
        />
      )}
      {dialog === 'order' && (
        <OrderDialog
          state={state}
          preparation={preparation}
          isOpen
          onOpenChange={close}
          onRoll={(command) => void run(command)}
        />
      )}
      {contests !== undefined && book !== undefined && (
        <BeginContestDialog
          state={state}
          rules={contests}
          book={book}
          send={send}
          isOpen={dialog === 'contest' && running}
          onOpenChange={close}
        />
      )}
      <ReadyDialog
        isOpen={dialog === 'ready'}
        onOpenChange={close}
        onReady={(trigger) => void run({ type: 'putOffTurn', trigger })}
      />
      {opened !== null && state.combatants.some(({ combatant }) => combatant === opened) && (
        <CombatantDialog
          state={state}
          combatant={combatantOf(state, opened)}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setOpened(null);
          }}
          onNewCondition={() => {
            setConditionFor([opened]);
            setOpened(null);
          }}
          send={send}
        />
      )}
      {conditionFor !== null && (
        <SheetCataloguesProvider
          campaignId={encounter.campaignId}
          catalogues={systems[state.system].catalogues}
        >
          <ConditionDialog
            state={state}
            combatants={conditionFor.map((number) => combatantOf(state, number))}
            isOpen
            onOpenChange={(isOpen) => {
              if (!isOpen) setConditionFor(null);
            }}
            send={send}
          />
        </SheetCataloguesProvider>
      )}
      {dialog === 'players' && <PlayersDialog state={state} players={players} isOpen onOpenChange={close} />}
      <ModalDialog
        isOpen={dialog === 'rules'}
        onOpenChange={close}
        title={t('encounter.rules')}
        closeLabel={t('action.close')}
        size="large"
        isDismissable
      >
        <Stack>
          <p>{t('encounter.rulesText')}</p>
          <OptionSwitches
            specs={systems[state.system].options}
            values={state.options}
            onChoose={({ id: option }, value) => void run({ type: 'changeOption', option, value })}
          />
        </Stack>
      </ModalDialog>
      <AlertDialog
        isOpen={dialog === 'end'}
        onOpenChange={close}
        title={t('encounter.endTitle')}
        confirmLabel={t('encounter.end')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => {
          setDialog(null);
          void run({ type: 'endEncounter' });
        }}
      >
        {t('encounter.endText')}
      </AlertDialog>
    </Page>
  );
}
