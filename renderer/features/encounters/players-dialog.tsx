import { MonitorOff, MonitorUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  conditionDisplays,
  longestPlayersNote,
  monsterNamings,
  pointDisplays,
} from '../../../shared/encounter/players-view.ts';
import { combatantOf, type EncounterState } from '../../../shared/encounter/state.ts';
import type { PlayersDisplay, PlayersSetup } from '../../../shared/ipc/players-contract.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeysEverywhere } from '../../keys/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import styles from './players-dialog.module.css';
import type { Players } from './use-players.ts';

interface PlayersDialogProps {
  state: EncounterState;
  players: Players;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Chooses what the players see of the encounter, and on which display. */
export function PlayersDialog({ state, players, isOpen, onOpenChange }: PlayersDialogProps) {
  const words = useWords();
  const { t } = words;
  const { setup, choose, toggle } = players;
  // The button says which key it has.
  useKeysEverywhere(onKeys(keyMap.playersWindow, toggle));
  if (setup === null) return null;
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('players.title')}
      closeLabel={t('action.close')}
      size="large"
      isDismissable
      actions={
        <Button
          variant={setup.isShown ? 'secondary' : 'primary'}
          icon={setup.isShown ? <MonitorOff /> : <MonitorUp />}
          keyHint={keyHint('playersWindow', words)}
          onPress={toggle}
        >
          {setup.isShown ? t('players.close') : t('players.open')}
        </Button>
      }
    >
      <Stack>
        <Select
          label={t('players.display')}
          description={setup.displays.length === 1 ? t('players.oneDisplay') : undefined}
          options={setup.displays.map((display, at) => ({
            id: String(display.id),
            label: nameOfDisplay(words, display, at),
            detail: display.isDesk ? t('players.deskDisplay') : undefined,
          }))}
          value={String(setup.display)}
          onChange={(id) => choose({ display: Number(id) })}
        />
        <Styles setup={setup} choose={choose} />
        <Note note={setup.secrets.note} onChange={(note) => choose({ note })} />
        <Hidden state={state} setup={setup} choose={choose} />
      </Stack>
    </ModalDialog>
  );
}

function nameOfDisplay({ t }: ScreenWords, { label, width, height }: PlayersDisplay, at: number): string {
  const name = label === '' ? t('players.displayNumber', { number: at + 1 }) : label;
  return t('players.displaySize', { name, width: String(width), height: String(height) });
}

interface PartProps {
  setup: PlayersSetup;
  choose: Players['choose'];
}

function Styles({ setup: { style }, choose }: PartProps) {
  const { t } = useWords();
  const points = pointDisplays.map((id) => ({ id, label: t(`players.points.${id}`) }));
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={t('players.heroes')}
        segments={points}
        value={style.heroes}
        onChange={(heroes) => choose({ style: { ...style, heroes } })}
      />
      <SegmentedControl
        label={t('players.monsters')}
        segments={points}
        value={style.monsters}
        onChange={(monsters) => choose({ style: { ...style, monsters } })}
      />
      <SegmentedControl
        label={t('players.names')}
        segments={monsterNamings.map((id) => ({ id, label: t(`players.names.${id}`) }))}
        value={style.monsterNames}
        onChange={(monsterNames) => choose({ style: { ...style, monsterNames } })}
      />
      <SegmentedControl
        label={t('players.conditions')}
        segments={conditionDisplays.map((id) => ({ id, label: t(`players.conditions.${id}`) }))}
        value={style.conditions}
        onChange={(conditions) => choose({ style: { ...style, conditions } })}
      />
    </div>
  );
}

/** Milliseconds of rest after which what was typed is shown. */
const rest = 400;

function Note({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { t } = useWords();
  const [typed, setTyped] = useState(note);
  const latest = useRef({ typed, note, onChange });
  latest.current = { typed, note, onChange };
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed !== latest.current.note) latest.current.onChange(typed);
    }, rest);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(
    () => () => {
      const { typed: last, note: shown, onChange: send } = latest.current;
      if (last !== shown) send(last);
    },
    [],
  );
  return (
    <TextArea
      label={t('players.note')}
      description={t('players.noteHelp')}
      value={typed}
      onChange={setTyped}
      maxLength={longestPlayersNote}
      rows={2}
    />
  );
}

function Hidden({ state, setup: { secrets }, choose }: PartProps & { state: EncounterState }) {
  const { t, say } = useWords();
  const { hidden } = secrets;
  return (
    <section>
      <SectionHeading level={3}>{t('players.hidden')}</SectionHeading>
      <div className={styles.hidden}>
        {state.order.map((number) => (
          <Checkbox
            key={number}
            isSelected={hidden.includes(number)}
            onChange={(hides) =>
              choose({
                hidden: hides ? [...hidden, number] : hidden.filter((other) => other !== number),
              })
            }
          >
            {say(combatantOf(state, number).name)}
          </Checkbox>
        ))}
      </div>
    </section>
  );
}
