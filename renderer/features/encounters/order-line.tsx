import { Crosshair, Eye, EyeOff, GripVertical } from 'lucide-react';
import { createContext, memo, useContext } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { roundEndOf } from '../../../shared/encounter/forecast.ts';
import type { Rulebook } from '../../../shared/encounter/objection.ts';
import {
  type Combatant,
  combatantOf,
  type EncounterState,
  isPassedOver,
  mayStepIn,
} from '../../../shared/encounter/state.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { detailsOf } from './combatant-dialog.tsx';
import styles from './order-line.module.css';
import { PointsBox } from './points-box.tsx';
import type { Send } from './roll-panel.tsx';

/** What is known of combatants beside the fight itself, and what is done about it. */
export interface OrderAside {
  /** Whose sheet has changed in the library since. */
  readonly drifted: ReadonlySet<number>;
  readonly onRefresh: (combatant: number) => void;
  /** Who is there without the players’ knowledge. */
  readonly hidden: ReadonlySet<number>;
  readonly onHide: (combatant: number, hides: boolean) => void;
}

/** What the lines of the order show, and what they do. */
export interface OrderScene {
  readonly state: EncounterState;
  readonly book: Rulebook | undefined;
  readonly send: Send;
  readonly targets: ReadonlySet<number>;
  readonly onTarget: (combatant: number) => void;
  readonly onOpen: (combatant: number) => void;
  readonly isRunning: boolean;
  readonly aside: OrderAside;
}

/** Reaches the lines past the list, which is not drawn again when somebody loses a hit point. */
export const OrderSceneContext = createContext<OrderScene | null>(null);

/** Somebody's line in the order as the scene has it now. */
export function OrderLineOf({ number }: { number: number }) {
  const scene = useContext(OrderSceneContext);
  if (scene === null) throw new Error('a line of the order outside of its panel');
  const { state, book, targets, isRunning, aside, ...deeds } = scene;
  const ahead = book !== undefined && isRunning ? roundEndOf(state, number, book) : undefined;
  return (
    <OrderLine
      {...deeds}
      combatant={combatantOf(state, number)}
      state={state}
      hasTurn={isRunning && state.turn === number}
      isTarget={targets.has(number)}
      ended={!isRunning}
      loses={ahead?.loses ?? 0}
      dies={ahead?.dies ?? false}
      isPassedOver={isPassedOver(state, combatantOf(state, number))}
      mayStepIn={mayStepIn(state, combatantOf(state, number))}
      isDrifted={aside.drifted.has(number)}
      isHidden={aside.hidden.has(number)}
      onRefresh={aside.onRefresh}
      onHide={aside.onHide}
    />
  );
}

interface OrderLineProps
  extends Omit<OrderScene, 'book' | 'targets' | 'isRunning' | 'aside'>,
    Pick<OrderAside, 'onRefresh' | 'onHide'> {
  isDrifted: boolean;
  isHidden: boolean;
  isPassedOver: boolean;
  mayStepIn: boolean;
  combatant: Combatant;
  hasTurn: boolean;
  isTarget: boolean;
  ended: boolean;
  /** Hit points that the end of the running round takes, and whether that is death. */
  loses: number;
  dies: boolean;
}

/** What a line shows of everybody else is the names in its conditions, which never change. */
function showsTheSame(before: OrderLineProps, after: OrderLineProps): boolean {
  const keys = [
    ...(['combatant', 'hasTurn', 'isTarget', 'ended', 'send', 'onTarget', 'onOpen'] as const),
    ...(['isDrifted', 'isHidden', 'isPassedOver', 'mayStepIn', 'onRefresh', 'onHide'] as const),
    ...(['loses', 'dies'] as const),
  ];
  return keys.every((key) => before[key] === after[key]);
}

const OrderLine = memo(function OrderLine(props: OrderLineProps) {
  const { combatant: of, state, hasTurn, isTarget, ended, send, onTarget, onOpen } = props;
  const words = useWords();
  const { t, say, number } = words;
  const { combatant, name, identity, hitPoints, maximumHitPoints, temporaryHitPoints, defense } = of;
  const { pools, conditions, vitalState, waitsFor } = of;
  const { isDrifted, isHidden, isPassedOver: lies, onRefresh, onHide, loses, dies } = props;
  const shownPools = Object.values(pools).filter(({ value, maximum }) => maximum !== null || value !== 0);
  return (
    <div
      className={styles.line}
      aria-current={hasTurn ? 'true' : undefined}
      data-target={isTarget}
      data-dead={vitalState?.dead ?? false}
    >
      {ended ? (
        <span />
      ) : (
        <Handles
          combatant={combatant}
          name={name}
          isTarget={isTarget}
          isHidden={isHidden}
          onTarget={onTarget}
          onHide={onHide}
        />
      )}
      <Who
        combatant={combatant}
        name={name}
        identity={identity}
        defense={defense}
        isDisabled={ended}
        onOpen={onOpen}
      />
      {ended ? <span /> : <Points combatant={combatant} name={name} send={send} />}
      <span
        role="img"
        className={styles.now}
        data-down={hitPoints <= 0}
        aria-label={t('encounter.hitPoints', { now: hitPoints, maximum: maximumHitPoints })}
      >
        {number(hitPoints)}
        {temporaryHitPoints > 0 && (
          <span className={styles.temporary} title={t('combatant.temporary')}>
            +{number(temporaryHitPoints)}
          </span>
        )}
        <span className={styles.maximum}>/ {number(maximumHitPoints)}</span>
      </span>
      {shownPools.length > 0 && (
        <ul className={styles.pools}>
          {shownPools.map(({ id, label, value, maximum }) => (
            <li key={id}>
              {say(label)} <strong>{number(value)}</strong>
              {maximum !== null && ` / ${number(maximum)}`}
            </li>
          ))}
        </ul>
      )}
      {hitPoints <= 0 && (
        <span className={styles.conditions}>
          <span className={styles.state}>
            {vitalState === null ? t('encounter.down') : say(vitalState.label)}
          </span>
          {vitalState?.next !== undefined && !ended && (
            <span className={styles.next}>{say(vitalState.next)}</span>
          )}
          {loses > 0 && (
            <span className={styles.ahead}>
              {dies ? t('dying.dies') : t('dying.loses', { count: loses })}
            </span>
          )}
        </span>
      )}
      {isDrifted && (
        <span className={styles.conditions}>
          <span className={styles.next}>{t('drift.sheet')}</span>
          <Button
            variant="secondary"
            aria-label={t('drift.refresh', { name })}
            onPress={() => onRefresh(combatant)}
          >
            {t('drift.refreshShort')}
          </Button>
        </span>
      )}
      {(waitsFor !== null || (lies && !hasTurn)) && !ended && (
        <span className={styles.conditions}>
          <span className={styles.next}>
            {waitsFor === null
              ? t('fallen.passedOver')
              : waitsFor === ''
                ? t('wait.waits')
                : t('wait.waitsFor', { trigger: { text: waitsFor } })}
          </span>
          {props.mayStepIn && (
            <Button
              variant="secondary"
              aria-label={t('wait.stepInOf', { name })}
              onPress={() => void send({ type: 'stepIn', combatant })}
            >
              {t('wait.stepIn')}
            </Button>
          )}
        </span>
      )}
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map((held) => {
            const details = detailsOf(held, state, words);
            return (
              <li key={held.id} title={details}>
                {say(held.name)}
                {details !== '' && <span className={styles.next}> {details}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}, showsTheSame);

interface HandlesProps
  extends Pick<Combatant, 'combatant' | 'name'>,
    Pick<OrderLineProps, 'onTarget' | 'onHide'> {
  isTarget: boolean;
  isHidden: boolean;
}

const Handles = memo(function Handles(props: HandlesProps) {
  const { combatant, name, isTarget, isHidden, onTarget, onHide } = props;
  const { t } = useWords();
  return (
    <span className={styles.handles}>
      <IconButton slot="drag" label={t('order.drag', { name })} icon={<GripVertical />} />
      <span className={styles.aim}>
        <IconButton
          label={t('encounter.targetOf', { name })}
          icon={<Crosshair />}
          aria-pressed={isTarget}
          onPress={() => onTarget(combatant)}
        />
      </span>
      <IconButton
        label={t('players.hideOf', { name })}
        icon={isHidden ? <EyeOff /> : <Eye />}
        aria-pressed={isHidden}
        onPress={() => onHide(combatant, !isHidden)}
      />
    </span>
  );
});

interface WhoProps
  extends Pick<Combatant, 'combatant' | 'name' | 'identity' | 'defense'>,
    Pick<OrderScene, 'onOpen'> {
  isDisabled: boolean;
}

const Who = memo(function Who({ combatant, name, identity, defense, isDisabled, onOpen }: WhoProps) {
  const { t, say, number } = useWords();
  return (
    <div className={styles.who}>
      <AriaButton
        className={styles.open ?? ''}
        aria-label={t('combatant.open', { name })}
        isDisabled={isDisabled}
        onPress={() => onOpen(combatant)}
      >
        {say(name)}
      </AriaButton>
      <span className={styles.small} title={say(identity)}>
        {say(defense.label)} {number(defense.value)} · {say(identity)}
      </span>
    </div>
  );
});

type PointsProps = Pick<Combatant, 'combatant' | 'name'> & Pick<OrderScene, 'send'>;

const Points = memo(function Points({ combatant, name, send }: PointsProps) {
  return <PointsBox combatants={[{ combatant, name }]} send={send} />;
});
