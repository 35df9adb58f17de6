import { useEffect, useRef } from 'react';
import { type MenuCommand, menuCommands } from '../../shared/ipc/menu-contract.ts';
import { ask, listen } from '../bridge/desk.ts';
import { acceleratorOf, keyMap } from './key-map.ts';
import { isDialogOpen, onKeys, useKeys } from './use-keys.ts';

interface Doer {
  readonly command: MenuCommand;
  readonly deed: { current: () => void };
}

const doers: Doer[] = [];
let stop: (() => void) | undefined;
let telling: ReturnType<typeof setTimeout> | undefined;

/** Tells main what the menu may offer, once the page has come to rest. */
function tell(): void {
  clearTimeout(telling);
  telling = setTimeout(() => {
    const offers = menuCommands
      .filter((command) => doers.some((doer) => doer.command === command))
      .map((command) => ({ command, accelerator: acceleratorOf(command) }));
    void ask('menu.offer', { offers });
  });
}

function choose({ command }: { command: MenuCommand }): void {
  if (isDialogOpen()) return;
  doers.findLast((doer) => doer.command === command)?.deed.current();
}

/** Does a command on its keys and from the application menu while the component is there; the innermost one goes first. */
export function useCommand(command: MenuCommand, deed: () => void): void {
  useKeys(onKeys(keyMap[command], deed));
  const current = useRef(deed);
  current.current = deed;
  useEffect(() => {
    const doer = { command, deed: current };
    if (doers.length === 0) stop = listen('menu.chosen', choose);
    doers.push(doer);
    tell();
    return () => {
      doers.splice(doers.indexOf(doer), 1);
      if (doers.length === 0) stop?.();
      tell();
    };
  }, [command]);
}
