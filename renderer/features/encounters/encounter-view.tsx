import { Flag, Redo2, StepForward, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { redoable, undoable } from '../../../shared/encounter/history.ts';
import { combatantOf } from '../../../shared/encounter/state.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { useNotices } from '../../notices/notices.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/layout.tsx';
import { MenuButton, MenuItem } from '../../ui/menu.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import styles from './encounter-view.module.css';
import { LogPanel } from './log-panel.tsx';
import { OrderPanel } from './order-panel.tsx';
import { RollPanel, type Send } from './roll-panel.tsx';
import { TurnPanel } from './turn-panel.tsx';
import { type TypedAhead, useTypeAhead } from './type-ahead.ts';
import { type Following, useEncounter } from './use-encounter.ts';

/** An encounter as the table runs it. */
export function EncounterView({
  id,
  eyebrow,
}: {
  id: string;
  eyebrow: (campaignId: string) => React.ReactNode;
}) {
  const words = useWords();
  const { state, send, isUnderWay } = useEncounter(id);
  const typedAhead = useTypeAhead(isUnderWay);
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
      typedAhead={typedAhead}
      eyebrow={eyebrow(state.encounter.campaignId)}
    />
  );
}

interface RunningProps {
  following: Following;
  send: Send;
  typedAhead: () => TypedAhead;
  eyebrow: React.ReactNode;
}

function Running({ following: { encounter, history, events }, send, typedAhead, eyebrow }: RunningProps) {
  const { t, say } = useWords();
  const { refuse } = useNotices();
  const [ending, setEnding] = useState(false);
  const [targets, setTargets] = useState<Readonly<Record<number, number>>>({});
  const { state } = history;
  const actor = state.turn === null ? undefined : combatantOf(state, state.turn);
  const sheet = actor === undefined ? undefined : encounter.sheets[actor.snapshot];
  const undo = undoable(history);
  const redo = redoable(history);
  const running = state.status === 'running';
  const free = running && state.roll === null;

  const run = async (command: Parameters<Send>[0]): Promise<void> => {
    const refusal = await send(command);
    if (refusal !== undefined) refuse(refusal);
  };
  useKeys({
    ...onKeys(keyMap.undo, () => void run({ type: 'undo' })),
    ...onKeys(keyMap.redo, () => void run({ type: 'redo' })),
    ...onKeys(keyMap.nextTurn, () => void run({ type: 'endTurn' })),
  });

  return (
    <Page width="full">
      <PageHeader
        eyebrow={eyebrow}
        title={<span className={styles.name}>{say(encounter.name)}</span>}
        description={
          running && actor !== undefined ? (
            <>
              {t('encounter.round', { round: state.round })} · {t('encounter.turnOf', { name: actor.name })}
            </>
          ) : (
            t('encounters.status.ended')
          )
        }
        actions={
          <>
            <Button
              icon={<Undo2 />}
              keyHint={keyHint('undo')}
              isDisabled={undo === undefined}
              onPress={() => void run({ type: 'undo' })}
            >
              {undo === undefined ? t('action.undo') : t('action.undoEffect', { effect: undo.label })}
            </Button>
            <Button
              icon={<Redo2 />}
              variant="quiet"
              isDisabled={redo === undefined}
              onPress={() => void run({ type: 'redo' })}
            >
              {redo === undefined ? t('action.redo') : t('action.redoEffect', { effect: redo.label })}
            </Button>
            {running && (
              <MenuButton label={t('action.more')} variant="quiet">
                <MenuItem
                  label={t('encounter.end')}
                  icon={<Flag />}
                  isDisabled={!free}
                  onAction={() => setEnding(true)}
                />
              </MenuButton>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <OrderPanel state={state} send={send} />
        <div className={styles.middle}>
          {!running && <Banner>{t('encounter.ended')}</Banner>}
          {actor !== undefined && <h2 className={styles.actor}>{say(actor.name)}</h2>}
          {state.roll !== null && (
            <RollPanel state={state} roll={state.roll} send={send} typedAhead={typedAhead} />
          )}
          {free && actor !== undefined && sheet !== undefined && (
            <>
              <TurnPanel
                key={actor.combatant}
                state={state}
                actor={actor}
                sheet={sheet}
                send={send}
                chosen={targets[actor.combatant]}
                onChoose={(target) => setTargets((before) => ({ ...before, [actor.combatant]: target }))}
              />
              <div>
                <Button
                  variant="primary"
                  icon={<StepForward />}
                  keyHint={keyHint('nextTurn')}
                  onPress={() => void run({ type: 'endTurn' })}
                >
                  {t('encounter.nextTurn')}
                </Button>
              </div>
            </>
          )}
        </div>
        <LogPanel events={events} />
      </div>
      <AlertDialog
        isOpen={ending}
        onOpenChange={setEnding}
        title={t('encounter.endTitle')}
        confirmLabel={t('encounter.end')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => {
          setEnding(false);
          void run({ type: 'endEncounter' });
        }}
      >
        {t('encounter.endText')}
      </AlertDialog>
    </Page>
  );
}
