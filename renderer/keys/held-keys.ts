import { useEffect, useMemo, useRef } from 'react';
import { isHeldKey, isMeantOnce, keyOf } from './key-map.ts';

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Keys struck while an answer is under way. */
export interface HeldKeys {
  /** Holds keys until the answer is there and drawn, then strikes them in their order; drops them at a refusal. */
  readonly during: <Answer>(
    answer: Promise<Answer>,
    isRefusal: (answer: Answer) => boolean,
  ) => Promise<Answer>;
  /** Something was refused before anybody was asked: what was typed on from there is dropped. */
  readonly drop: () => void;
}

/** What a key held back came to when it was struck. */
type Outcome = 'taken' | 'left';

/** A field that takes a key as text; a dice box only what dice show, and none once its dice are on their way. */
function takesText(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const { diceBox } = target.dataset;
  if (diceBox !== undefined) return diceBox === 'open' && !/^(\p{L}|escape)$/u.test(key);
  return target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea');
}

/** Has the page do what a browser does by itself with a key that nobody has taken. */
function strikeByDefault(target: Element, stroke: Stroke): Outcome {
  const key = keyOf(stroke);
  if (key === 'escape') return 'taken';
  if (takesText(target, key)) {
    // The one way to write into a field so that the browser itself takes it for typing.
    if (key === 'backspace') document.execCommand('delete');
    else if (key.length === 1) document.execCommand('insertText', false, stroke.key);
    else if (key === 'enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
    return 'taken';
  }
  const isPressed = key === 'enter' || key === ' ';
  if (!isPressed || !(target instanceof HTMLElement) || !target.matches('button, summary')) return 'left';
  target.click();
  return 'taken';
}

/** Strikes a key where the focus is, as a hand would. */
function strike(stroke: Stroke): Outcome {
  const target = document.activeElement ?? document.body;
  const init = { ...stroke, bubbles: true, cancelable: true, composed: true };
  const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', init));
  const outcome = isLeft ? strikeByDefault(target, stroke) : 'taken';
  (target.isConnected ? target : document.body).dispatchEvent(new KeyboardEvent('keyup', init));
  return outcome;
}

/** Until everything that follows of what was just done is drawn and has the focus. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

class KeyHolder implements HeldKeys {
  #waiting: Stroke[] = [];
  #answers = 0;
  #isStriking = false;
  /** The key struck last, by which a command may just begin. */
  #last: string | undefined;
  /** The key that began what is under way: struck again meanwhile, it is meant once. */
  #begunBy: string | undefined;
  readonly #tell: (keys: readonly string[]) => void;

  constructor(tell: (keys: readonly string[]) => void) {
    this.#tell = tell;
  }

  hear(event: KeyboardEvent): void {
    if (!event.isTrusted || event.isComposing || !isHeldKey(keyOf(event))) return;
    const key = keyOf(event);
    if (this.#answers === 0 && !this.#isStriking) {
      this.#last = key;
      return;
    }
    const goesOn = this.#waiting.length > 0 || this.#isStriking;
    // Enter would ask for something again, and has to wait for the answer.
    if (!goesOn && key !== 'enter' && takesText(event.target, key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A key that is held down is struck once.
    if (event.repeat || (!goesOn && key === this.#begunBy && isMeantOnce(key))) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    this.#waiting.push({ key: event.key, ctrlKey, metaKey, shiftKey, altKey });
  }

  /** What begins from here on was not begun by a key. */
  forgetLast(): void {
    this.#last = undefined;
  }

  async during<Answer>(answer: Promise<Answer>, isRefusal: (answer: Answer) => boolean): Promise<Answer> {
    this.#answers += 1;
    this.#begunBy = this.#last;
    this.#dropSecondTaps();
    let goesOn = false;
    try {
      const given = await answer;
      goesOn = !isRefusal(given);
      return given;
    } finally {
      this.#answers -= 1;
      if (!goesOn) this.drop();
      void this.#strikeWaiting();
    }
  }

  drop(): void {
    const dropped = this.#waiting;
    this.#waiting = [];
    if (dropped.length > 0) this.#tell(dropped.map(keyOf));
  }

  #dropSecondTaps(): void {
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      const key = keyOf(next);
      if (key !== this.#begunBy || !isMeantOnce(key)) return;
      this.#waiting.shift();
    }
  }

  async #strikeWaiting(): Promise<void> {
    if (this.#isStriking) return;
    this.#isStriking = true;
    await drawn();
    for (let [next] = this.#waiting; next !== undefined && this.#answers === 0; [next] = this.#waiting) {
      this.#waiting.shift();
      this.#last = keyOf(next);
      if (strike(next) === 'left') {
        // Whoever waited would have seen that it means nothing here.
        this.#waiting.unshift(next);
        this.drop();
      }
      await drawn();
    }
    this.#isStriking = false;
  }
}

/** Holds keys back while answers are under way; `tell` is told which were dropped, as the key map writes them. */
export function useHeldKeys(tell: (keys: readonly string[]) => void): HeldKeys {
  const latest = useRef(tell);
  latest.current = tell;
  const holder = useMemo(() => new KeyHolder((dropped) => latest.current(dropped)), []);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => holder.hear(event);
    const forget = (): void => holder.forgetLast();
    window.addEventListener('keydown', hear, true);
    window.addEventListener('pointerdown', forget, true);
    return () => {
      window.removeEventListener('keydown', hear, true);
      window.removeEventListener('pointerdown', forget, true);
    };
  }, [holder]);
  return holder;
}
