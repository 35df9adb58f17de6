import { type PlayersSecrets, playersView, withSeen } from '../../../shared/encounter/players-view.ts';
import type { EncounterState } from '../../../shared/encounter/state.ts';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { PlayersDisplay, PlayersSetup, PlayersShown } from '../../../shared/ipc/players-contract.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import type { Desk } from '../desk.ts';
import type { Area, HandlersOf, Input } from '../handler.ts';
import { encounterOf } from '../open-encounters.ts';
import { currentSettings } from '../settings.ts';
import { keepChoices, readChoices, secretsOf } from './choices.ts';

/** The window that the players see, as start-up makes it. */
export interface PlayersScreen {
  /** At least one. */
  readonly displays: () => readonly PlayersDisplay[];
  /** Opens the window on a display, in place of one that is open elsewhere; `closed` is called when it goes. */
  readonly open: (display: number, closed: () => void) => void;
  readonly close: () => void;
  /** Tells the window what to show from now on. */
  readonly send: (shown: PlayersShown) => void;
}

type ReadDesk = Pick<Desk, 'store' | 'openEncounters' | 'broadcast' | 'defaultSettings' | 'playersScreen'>;

/** What the players see, kept up to date. */
export interface PlayersWatch {
  readonly setup: (id: string) => Answered<PlayersSetup>;
  readonly choose: (input: Input<'players.choose'>) => Answered<PlayersSetup>;
  readonly open: (id: string) => Answered<PlayersSetup>;
  readonly close: () => void;
  readonly view: () => Answered<PlayersShown>;
  /** Something has changed that the players may see; the window goes when what it showed has ended or is gone. */
  readonly follow: () => void;
}

/** The display chosen last, else the first one that the game master's window does not stand on. */
function displayOf(displays: readonly PlayersDisplay[], chosen: number | null): number {
  const own =
    displays.find(({ id }) => id === chosen) ?? displays.find(({ isDesk }) => !isDesk) ?? displays[0];
  if (own === undefined) throw new Error('there is no display');
  return own.id;
}

/** Watches over the players' window of a desk; `desk` is asked for when it is there. */
export function watchPlayers(desk: () => ReadDesk): PlayersWatch {
  let shownId: string | null = null;
  /** What was shown until it ended or was put aside: taken up again, it is shown again. */
  let waitingId: string | null = null;

  function stateOf(id: string): Answered<EncounterState> {
    const { store, openEncounters } = desk();
    const document = encounterOf(store, id);
    if (!document.ok) return document;
    const opened = openEncounters.open(id);
    return opened.ok ? granted(opened.value.history.state) : opened;
  }

  function setup(id: string): Answered<PlayersSetup> {
    const state = stateOf(id);
    if (!state.ok) return state;
    const choices = readChoices(desk().store);
    const displays = desk().playersScreen.displays();
    return granted({
      isShown: shownId === id,
      display: displayOf(displays, choices.display),
      displays: [...displays],
      style: choices.style,
      secrets: withSeen(state.value, secretsOf(choices, id)),
    });
  }

  /** Keeps the numbers that monsters go by as soon as the players may see them. */
  function keepSeen(id: string, secrets: PlayersSecrets): void {
    const { store } = desk();
    const choices = readChoices(store);
    if (secrets.seen.length > secretsOf(choices, id).seen.length) keepChoices(store, choices, id, secrets);
  }

  function view(): Answered<PlayersShown> {
    if (shownId === null) return refused('NOT_FOUND');
    const state = stateOf(shownId);
    if (!state.ok) return state;
    const choices = readChoices(desk().store);
    const secrets = withSeen(state.value, secretsOf(choices, shownId));
    keepSeen(shownId, secrets);
    const { language, theme } = currentSettings(desk());
    return granted({ view: playersView(state.value, choices.style, secrets), language, theme });
  }

  function closed(): void {
    if (shownId === null) return;
    shownId = null;
    waitingId = null;
    desk().broadcast('players.shown', { id: null });
  }

  function close(): void {
    desk().playersScreen.close();
    closed();
  }

  function isRunning(id: string): boolean {
    const document = encounterOf(desk().store, id);
    const state = stateOf(id);
    return (
      document.ok && document.value.body.status === 'running' && state.ok && state.value.status === 'running'
    );
  }

  function follow(): void {
    if (shownId === null && waitingId !== null && isRunning(waitingId)) {
      const again = setup(waitingId);
      if (again.ok) show(waitingId, again.value.display);
      return;
    }
    if (shownId === null) return;
    const shown = view();
    if (isRunning(shownId) && shown.ok) desk().playersScreen.send(shown.value);
    else {
      const id = shownId;
      close();
      waitingId = id;
    }
  }

  function show(id: string, display: number): void {
    shownId = id;
    waitingId = null;
    desk().playersScreen.open(display, closed);
    desk().broadcast('players.shown', { id });
    follow();
  }

  return {
    setup,
    choose({ id, display, style, hidden, note }) {
      const before = setup(id);
      if (!before.ok) return before;
      const { store } = desk();
      const choices = readChoices(store);
      const secrets = {
        ...before.value.secrets,
        ...(hidden === undefined ? {} : { hidden }),
        ...(note === undefined ? {} : { note }),
      };
      const chosen = {
        ...choices,
        ...(display === undefined ? {} : { display }),
        ...(style === undefined ? {} : { style }),
      };
      const kept = keepChoices(store, chosen, id, secrets);
      if (!kept.ok) return kept;
      const after = setup(id);
      if (after.ok && after.value.isShown && after.value.display !== before.value.display)
        show(id, after.value.display);
      else follow();
      return after;
    },
    open(id) {
      const state = stateOf(id);
      if (!state.ok) return state;
      if (state.value.status === 'ended') return refused('ENCOUNTER_ENDED');
      if (!isRunning(id)) return refused('ENCOUNTER_SHELVED');
      const before = setup(id);
      if (!before.ok) return before;
      show(id, before.value.display);
      return setup(id);
    },
    close() {
      waitingId = null;
      close();
    },
    view,
    follow,
  };
}

/** The players' window: what it shows, where, and the one question of its own page. */
export function playersHandlers({ players }: Desk): HandlersOf<Area<'players'>> {
  return {
    'players.read': ({ id }) => players.setup(id),
    'players.choose': (input) => players.choose(input),
    'players.open': ({ id }) => players.open(id),
    'players.close': () => {
      players.close();
      return granted(null);
    },
    'players.view': () => players.view(),
  };
}
