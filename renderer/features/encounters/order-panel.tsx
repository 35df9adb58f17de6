import { type KeyboardEvent, memo, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Rulebook } from '../../../shared/encounter/objection.ts';
import { companions, stepInOrder } from '../../../shared/encounter/order.ts';
import type { EncounterState } from '../../../shared/encounter/state.ts';
import { wordsOf } from '../../../shared/library/fold.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { type Drop, OrderedList, type OrderedListHandle } from '../../ui/ordered-list/ordered-list.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import { type OrderAside, OrderLineOf, OrderSceneContext } from './order-line.tsx';
import styles from './order-panel.module.css';
import type { Send } from './roll-panel.tsx';
import { useSame } from './use-same.ts';

interface OrderPanelProps {
  state: EncounterState;
  /** Absent for systems that this version does not know. */
  book: Rulebook | undefined;
  send: Send;
  targets: readonly number[];
  onTarget: (combatant: number) => void;
  onTargets: (combatants: readonly number[]) => void;
  onOpen: (combatant: number) => void;
  /** Whether anything may still happen in it. */
  isRunning: boolean;
  /** What is known of each beside the fight. */
  aside: OrderAside;
}

/** So many are seen at a glance; for more there is a field to find somebody. */
const atAGlance = 10;

const drawn = (id: number) => <OrderLineOf number={id} />;

/** Those whose names hold words that begin as these do. */
function found(order: readonly number[], names: ReadonlyMap<number, readonly string[]>, text: string) {
  const wanted = wordsOf(text);
  return order.filter((number) =>
    wanted.every((begins) => names.get(number)?.some((word) => word.startsWith(begins))),
  );
}

/** Everybody in the order of their turns: whose turn it is, hit points large, and the box that changes them. */
export function OrderPanel(props: OrderPanelProps) {
  const { state, book, send, targets: meant, onTarget, onTargets, onOpen, isRunning, aside } = props;
  const { t, say } = useWords();
  const [typed, setTyped] = useState('');
  const list = useRef<OrderedListHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(state);
  latest.current = state;
  const ended = !isRunning;
  const targetList = useSame(meant);
  const targets = useMemo(() => new Set(targetList), [targetList]);
  const order = useSame(state.order);
  const names = useSame(state.combatants.map(({ name }) => name));
  const said = useMemo(() => {
    const combatants = latest.current.combatants;
    return new Map(names.map((name, at) => [combatants[at]?.combatant ?? 0, say(name)]));
  }, [names, say]);
  const searched = useMemo(() => new Map([...said].map(([id, name]) => [id, wordsOf(name)])), [said]);
  const items = useMemo(() => found(order, searched, typed).map((id) => ({ id })), [order, searched, typed]);
  const scene = useMemo(
    () => ({ state, book, send, targets, onTarget, onOpen, isRunning, aside }),
    [state, book, send, targets, onTarget, onOpen, isRunning, aside],
  );

  /** The order with those who stand together because they rolled so; sides are no groups in it. */
  const grouped = useCallback(() => {
    const { system, order: now, groups } = latest.current;
    return { order: now, groups: systems[system].sheets?.order?.by === 'side' ? [] : groups };
  }, []);
  const move = useCallback(
    (moving: readonly number[], to: number): void => {
      const [combatant, ...also] = moving;
      if (combatant === undefined) return;
      void send({ type: 'moveInOrder', combatant, ...(also.length === 0 ? {} : { also }), to });
    },
    [send],
  );
  const drop = useCallback(
    ({ ids, target, side }: Drop): void => {
      const now = grouped();
      const together = new Set(ids.flatMap((id) => companions(now, id)));
      // Let go among their own, those who were dragged move alone.
      const moving = together.has(target) ? ids : [...together];
      const others = now.order.filter((number) => !moving.includes(number));
      move(moving, others.indexOf(target) + (side === 'after' ? 1 : 0));
    },
    [grouped, move],
  );
  const step = useCallback(
    (id: number, event: KeyboardEvent): boolean => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false;
      const by = event.key === 'ArrowUp' ? -1 : 1;
      const { order: now, groups } = grouped();
      const stepped = stepInOrder({ order: now, groups: event.shiftKey ? [] : groups }, id, by);
      if (stepped !== undefined) move(stepped.moving, stepped.to);
      return true;
    },
    [grouped, move],
  );
  const firstFound = useRef(items[0]);
  firstFound.current = items[0];
  const chooseFound = useCallback((): void => {
    const first = firstFound.current;
    if (first === undefined) return;
    setTyped('');
    list.current?.choose(first.id);
  }, []);
  /** Chooses whoever stands next to the one chosen last, or to whoever has the turn. */
  const chooseBeside = (by: -1 | 1): void => {
    const from = list.current?.focused() ?? state.turn ?? order[0];
    const next = from === undefined ? -1 : order.indexOf(from) + by;
    const id = order[Math.max(0, Math.min(next, order.length - 1))];
    if (id !== undefined) list.current?.choose(id);
  };
  useKeys({
    ...onKeys(keyMap.chooseNext, ended ? undefined : () => chooseBeside(1)),
    ...onKeys(keyMap.choosePrevious, ended ? undefined : () => chooseBeside(-1)),
    ...onKeys(keyMap.findCombatant, () => field.current?.focus()),
  });
  const itemName = useCallback((id: number) => said.get(id) ?? '', [said]);
  const none = useMemo(() => <p className={styles.none}>{t('order.nobody')}</p>, [t]);

  return (
    <section className={styles.panel}>
      <SectionHeading>{t('encounter.order')}</SectionHeading>
      {order.length > atAGlance && (
        <Finder field={field} typed={typed} onType={setTyped} onFound={chooseFound} />
      )}
      <OrderSceneContext value={scene}>
        <OrderedList
          ref={list}
          label={t('encounter.order')}
          items={items}
          itemName={itemName}
          render={drawn}
          chosen={targets}
          onChoose={onTargets}
          onOpen={onOpen}
          onDrop={ended || typed !== '' ? undefined : drop}
          onKey={step}
          current={state.turn}
          empty={none}
        />
      </OrderSceneContext>
    </section>
  );
}

interface FinderProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (text: string) => void;
  /** The first one found is wanted. */
  onFound: () => void;
}

/** Finds somebody among many: Enter chooses the first one found, Escape leaves. */
const Finder = memo(function Finder({ field, typed, onType, onFound }: FinderProps) {
  const words = useWords();
  const { t } = words;
  return (
    <TextField
      label={t('order.find')}
      hideLabel
      type="search"
      placeholder={t('order.findKey', { key: keyHint('findCombatant', words) })}
      value={typed}
      onChange={onType}
      inputRef={field}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onType('');
          field.current?.blur();
        } else if (event.key === 'Enter' || event.key === 'ArrowDown') onFound();
        else return;
        event.preventDefault();
      }}
    />
  );
});
