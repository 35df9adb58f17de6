import type { EncounterHistory } from '../../../shared/encounter/history.ts';
import type { Rulebook } from '../../../shared/encounter/objection.ts';
import { combatantOf } from '../../../shared/encounter/state.ts';
import type { EncounterDocument } from '../../../shared/library/document.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { SheetCataloguesProvider } from '../../catalogue/sheet-catalogues.tsx';
import { OptionSwitches } from '../../options/option-switches.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import { CombatantDialog } from './combatant-dialog.tsx';
import { ConditionDialog } from './condition-dialog.tsx';
import { BeginContestDialog } from './contest/begin-contest-dialog.tsx';
import type { EncounterDialog } from './encounter-header.tsx';
import { NewcomersDialog } from './newcomers-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { PlayersDialog } from './players-dialog.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import type { Send } from './roll-panel.tsx';
import { StepsDialog } from './steps-dialog.tsx';
import type { Players } from './use-players.ts';

/** What is open above an encounter; of those who are asked about, their numbers. */
export interface Opened {
  readonly dialog: EncounterDialog | null;
  /** Whose points and conditions are shown. */
  readonly combatant: number | null;
  /** Who is to get a condition. */
  readonly conditionFor: readonly number[] | null;
}

interface EncounterDialogsProps {
  opened: Opened;
  onOpen: (change: Partial<Opened>) => void;
  /** Lets somebody act in another's turn; absent while nobody can. */
  onActOutOfTurn: ((combatant: number) => void) | undefined;
  document: EncounterDocument;
  history: EncounterHistory;
  book: Rulebook | undefined;
  players: Players;
  running: boolean;
  /** Whether it is running and no roll is open. */
  free: boolean;
  send: Send;
  /** Sends a command, and tells why it was refused. */
  run: (command: Parameters<Send>[0]) => Promise<void>;
}

/** What opens above a running encounter; nothing of it is there before it is asked for. */
export function EncounterDialogs(props: EncounterDialogsProps) {
  const { opened, onOpen, onActOutOfTurn, document, history, book, players, running, free, send, run } =
    props;
  const { t } = useWords();
  const { state } = history;
  const { dialog, combatant, conditionFor } = opened;
  const close = (isOpen: boolean): void => {
    if (!isOpen) onOpen({ dialog: null });
  };
  const contests = book?.sheets.contests;
  return (
    <>
      {dialog === 'steps' && <StepsDialog history={history} isOpen onOpenChange={close} send={send} />}
      {dialog === 'newcomers' && free && book !== undefined && (
        <NewcomersDialog
          document={document}
          state={state}
          position={history.position}
          sheets={book.sheets}
          isOpen
          onOpenChange={close}
        />
      )}
      {dialog === 'order' && (
        <OrderDialog
          state={state}
          preparation={document.body.preparation}
          isOpen
          onOpenChange={close}
          onRoll={(command) => void run(command)}
        />
      )}
      {dialog === 'contest' && running && contests !== undefined && book !== undefined && (
        <BeginContestDialog
          state={state}
          rules={contests}
          book={book}
          send={send}
          isOpen
          onOpenChange={close}
        />
      )}
      {dialog === 'ready' && (
        <ReadyDialog
          isOpen
          onOpenChange={close}
          onReady={(trigger) => void run({ type: 'putOffTurn', trigger })}
        />
      )}
      {dialog === 'players' && <PlayersDialog state={state} players={players} isOpen onOpenChange={close} />}
      {dialog === 'rules' && (
        <ModalDialog
          isOpen
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
      )}
      {dialog === 'end' && (
        <AlertDialog
          isOpen
          onOpenChange={close}
          title={t('encounter.endTitle')}
          confirmLabel={t('encounter.end')}
          cancelLabel={t('action.cancel')}
          onConfirm={() => {
            onOpen({ dialog: null });
            void run({ type: 'endEncounter' });
          }}
        >
          {t('encounter.endText')}
        </AlertDialog>
      )}
      {combatant !== null && state.combatants.some((one) => one.combatant === combatant) && (
        <CombatantDialog
          state={state}
          combatant={combatantOf(state, combatant)}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) onOpen({ combatant: null });
          }}
          onNewCondition={() => onOpen({ combatant: null, conditionFor: [combatant] })}
          onAct={
            onActOutOfTurn === undefined || state.turn === combatant || state.turn === null
              ? undefined
              : () => {
                  onOpen({ combatant: null });
                  onActOutOfTurn(combatant);
                }
          }
          send={send}
        />
      )}
      {conditionFor !== null && (
        <SheetCataloguesProvider
          campaignId={document.campaignId}
          catalogues={systems[state.system].catalogues}
        >
          <ConditionDialog
            state={state}
            combatants={conditionFor.map((number) => combatantOf(state, number))}
            isOpen
            onOpenChange={(isOpen) => {
              if (!isOpen) onOpen({ conditionFor: null });
            }}
            send={send}
          />
        </SheetCataloguesProvider>
      )}
    </>
  );
}
