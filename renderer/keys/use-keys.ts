import { useEffect, useRef } from 'react';
import { isNoText, keyOf } from './key-map.ts';

type Deed = () => void;
type Deeds = Readonly<Record<string, Deed | undefined>>;

const listening: { current: Deeds }[] = [];

/** A field that takes letters as text; the dice box takes digits, and leaves letters to be commands. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.diceBox !== undefined) return false;
  return (
    target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  );
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]') !== null;
}

/** Whether something lies over the page that keeps its commands for itself, as notices do not. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]:not([aria-modal=false])') !== null;
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const key = keyOf(event);
  if ((isTyping(event.target) && !isNoText(key)) || isBusyElsewhere(event.target)) return;
  for (const deeds of [...listening].reverse()) {
    const deed = deeds.current[key];
    if (deed !== undefined) {
      event.preventDefault();
      deed();
      return;
    }
  }
}

/** Does something on keys while the component is there; the innermost listener goes first. Fields keep what they type with. */
export function useKeys(deeds: Deeds): void {
  const current = useRef(deeds);
  current.current = deeds;
  useEffect(() => {
    if (listening.length === 0) window.addEventListener('keydown', hear);
    listening.push(current);
    return () => {
      listening.splice(listening.indexOf(current), 1);
      if (listening.length === 0) window.removeEventListener('keydown', hear);
    };
  }, []);
}

/** The same from anywhere, fields and dialogs included; for keys that write nothing. */
export function useKeysEverywhere(deeds: Deeds): void {
  const current = useRef(deeds);
  current.current = deeds;
  useEffect(() => {
    const hearAll = (event: KeyboardEvent): void => {
      const deed = event.isComposing ? undefined : current.current[keyOf(event)];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', hearAll, true);
    return () => window.removeEventListener('keydown', hearAll, true);
  }, []);
}

/** The deeds of a command on each of its keys. */
export function onKeys(keys: readonly string[], deed: Deed | undefined): Deeds {
  return Object.fromEntries(keys.map((key) => [key, deed]));
}
