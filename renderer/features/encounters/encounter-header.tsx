import {
  Archive,
  Dices,
  Flag,
  Handshake,
  HeartPulse,
  History,
  Hourglass,
  MonitorUp,
  Play,
  Scale,
  Swords,
  UserPlus,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { EncounterDocument } from '../../../shared/library/document.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { keyHint } from '../../keys/key-map.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/layout.tsx';
import { MenuButton, MenuItem } from '../../ui/menu.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './encounter-view.module.css';

/** What opens above a running encounter, one at a time. */
export type EncounterDialog =
  | 'steps'
  | 'contest'
  | 'order'
  | 'ready'
  | 'players'
  | 'rules'
  | 'newcomers'
  | 'end';

interface EncounterHeaderProps {
  name: Label;
  eyebrow: ReactNode;
  status: EncounterDocument['body']['status'];
  /** Absent where nobody has the turn. */
  turn: { readonly round: number; readonly of: Label } | undefined;
  running: boolean;
  /** Whether it is running and no roll is open. */
  free: boolean;
  hasContests: boolean;
  /** Whether who has fallen is passed over; absent where the rules of dying say who acts. */
  passesOverFallen: boolean | undefined;
  /** Whether those who are there take turns. */
  hasTurns: boolean;
  /** Whether the rules roll for who goes first. */
  hasOrder: boolean;
  /** What else can be done with the encounter, as it stands. */
  actions: ReactNode;
  onOpen: (dialog: EncounterDialog) => void;
  onDelay: () => void;
  onPassOverFallen: (passes: boolean) => void;
  onResume: () => void;
  onShelve: () => void;
}

/** What an encounter is called, how it stands, and what is seldom done with it. */
export const EncounterHeader = memo(function EncounterHeader({
  name,
  eyebrow,
  status,
  turn,
  running,
  free,
  hasContests,
  passesOverFallen,
  hasTurns,
  hasOrder,
  actions,
  onOpen,
  onDelay,
  onPassOverFallen,
  onResume,
  onShelve,
}: EncounterHeaderProps) {
  const words = useWords();
  const { t, say } = words;
  return (
    <PageHeader
      eyebrow={eyebrow}
      title={<span className={styles.name}>{say(name)}</span>}
      description={
        turn === undefined ? (
          t(`encounters.status.${status}`)
        ) : (
          <>
            {t('encounter.round', { round: turn.round })} · {t('encounter.turnOf', { name: turn.of })}
          </>
        )
      }
      actions={
        status === 'shelved' ? (
          <>
            {actions}
            <Button variant="primary" icon={<Play />} onPress={onResume}>
              {t('encounters.resume')}
            </Button>
          </>
        ) : !running ? (
          actions
        ) : (
          <>
            {actions}
            <MenuButton label={t('action.more')} variant="quiet">
              <MenuItem label={t('steps.title')} icon={<History />} onAction={() => onOpen('steps')} />
              {hasContests && (
                <MenuItem
                  label={t('contest.begin')}
                  icon={<Handshake />}
                  keyHint={keyHint('beginContest', words)}
                  onAction={() => onOpen('contest')}
                />
              )}
              {hasOrder && (
                <MenuItem
                  label={t('order.roll')}
                  icon={<Dices />}
                  isDisabled={!free}
                  onAction={() => onOpen('order')}
                />
              )}
              {hasTurns && (
                <MenuItem
                  label={t('wait.delay')}
                  icon={<Hourglass />}
                  isDisabled={!free}
                  onAction={onDelay}
                />
              )}
              {hasTurns && (
                <MenuItem
                  label={t('wait.ready')}
                  icon={<Swords />}
                  isDisabled={!free}
                  onAction={() => onOpen('ready')}
                />
              )}
              {hasTurns && passesOverFallen !== undefined && (
                <MenuItem
                  label={t(passesOverFallen ? 'fallen.actAgain' : 'fallen.passOver')}
                  icon={<HeartPulse />}
                  isDisabled={!free}
                  onAction={() => onPassOverFallen(!passesOverFallen)}
                />
              )}
              <MenuItem
                label={t('players.title')}
                icon={<MonitorUp />}
                keyHint={keyHint('playersWindow', words)}
                onAction={() => onOpen('players')}
              />
              <MenuItem
                label={t('encounter.rules')}
                icon={<Scale />}
                isDisabled={!free}
                onAction={() => onOpen('rules')}
              />
              <MenuItem
                label={t('newcomers.open')}
                icon={<UserPlus />}
                isDisabled={!free}
                keyHint={keyHint('newcomers', words)}
                onAction={() => onOpen('newcomers')}
              />
              <MenuItem label={t('encounters.shelve')} icon={<Archive />} onAction={onShelve} />
              <MenuItem
                label={t('encounter.end')}
                icon={<Flag />}
                isDisabled={!free}
                onAction={() => onOpen('end')}
              />
            </MenuButton>
          </>
        )
      }
    />
  );
});
