import { Copy } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { type LogKind, type LogLine, logKinds } from '../../../shared/encounter/log.ts';
import type { Combatant } from '../../../shared/encounter/state.ts';
import { ask } from '../../bridge/desk.ts';
import { Ledger } from '../../figures/ledger.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LongList } from '../../ui/long-list/long-list.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Select } from '../../ui/select.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import styles from './log-panel.module.css';
import { useSame } from './use-same.ts';

/** A line as it is copied: what was taken back says so. */
function written({ label, findings, undone }: LogLine, { say, t }: ScreenWords): string {
  const why = findings.map((finding) => `${say(finding.verdict)} – ${say(finding.why)}`);
  return [undone ? `${say(label)} (${t('encounter.undone')})` : say(label), ...why].join('\n    ');
}

interface LogPanelProps {
  log: readonly LogLine[];
  combatants: readonly Combatant[];
}

interface Filter {
  readonly kind: LogKind | 'all';
  /** The number of a combatant, or `all`. */
  readonly who: string;
}

/** What happened, newest first, by kind or by whom it names; what was taken back is struck and stays. */
export const LogPanel = memo(function LogPanel({ log, combatants }: LogPanelProps) {
  const words = useWords();
  const { t } = words;
  const { tell, refuse } = useNotices();
  const [filter, setFilter] = useState<Filter>({ kind: 'all', who: 'all' });
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const names = useSame(combatants.map(({ name }) => name));
  const lines = useMemo(() => {
    const { kind, who } = filter;
    const shown = log.filter(
      (line) => (kind === 'all' || line.kind === kind) && (who === 'all' || line.who.includes(Number(who))),
    );
    return shown.reverse();
  }, [log, filter]);
  const open = useCallback(
    (position: number, isOpen: boolean) =>
      setOpened((before) => {
        if (before.has(position) === isOpen) return before;
        return isOpen
          ? new Set([...before, position])
          : new Set([...before].filter((one) => one !== position));
      }),
    [],
  );
  const draw = useCallback(
    (line: LogLine) => <Line line={line} isOpen={opened.has(line.position)} onOpen={open} />,
    [opened, open],
  );
  const latest = useRef(lines);
  latest.current = lines;
  const copy = useCallback(async (): Promise<void> => {
    const text = latest.current.toReversed().map((line) => written(line, words));
    const answer = await ask('app.copy', { text: text.join('\n') });
    if (!answer.ok) refuse(answer.error);
    else tell({ tone: 'success', message: words.t('log.copied', { count: text.length }) });
  }, [words, tell, refuse]);
  return (
    <section className={styles.panel} aria-label={t('encounter.log')}>
      <LogHeading onCopy={copy} />
      <Filters names={names} filter={filter} onChange={setFilter} />
      {lines.length === 0 && <p className={styles.why}>{t('log.nothing')}</p>}
      <LongList label={t('encounter.log')} items={lines} itemId={positionOf} render={draw} />
    </section>
  );
});

function positionOf({ position }: LogLine): number {
  return position;
}

const LogHeading = memo(function LogHeading({ onCopy }: { onCopy: () => Promise<void> }) {
  const { t } = useWords();
  return (
    <SectionHeading
      actions={<IconButton label={t('log.copy')} icon={<Copy />} onPress={() => void onCopy()} />}
    >
      {t('encounter.log')}
    </SectionHeading>
  );
});

interface FiltersProps {
  /** Of the combatants, in the order of their numbers. */
  names: readonly Combatant['name'][];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

const Filters = memo(function Filters({ names, filter, onChange }: FiltersProps) {
  const { t, say } = useWords();
  return (
    <div className={styles.filters}>
      <Select
        label={t('log.kind')}
        hideLabel
        options={(['all', ...logKinds] as const).map((id) => ({ id, label: t(`log.kind.${id}`) }))}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Select
        label={t('log.who')}
        hideLabel
        options={[
          { id: 'all', label: t('log.everybody') },
          ...names.map((name, at) => ({ id: String(at + 1), label: say(name) })),
        ]}
        value={filter.who}
        onChange={(who) => onChange({ ...filter, who })}
      />
    </div>
  );
});

interface LineProps {
  line: LogLine;
  isOpen: boolean;
  onOpen: (position: number, isOpen: boolean) => void;
}

const Line = memo(function Line({ line, isOpen, onOpen }: LineProps) {
  const { t, say, number, time } = useWords();
  const { position, label, findings, fell, figure, undone, at } = line;
  const text = undone ? (
    <span className={styles.undone}>
      <s>{say(label)}</s> ({t('encounter.undone')})
    </span>
  ) : (
    say(label)
  );
  const last = findings.at(-1);
  const faces = fell !== undefined && 'faces' in fell && fell.faces.length > 1 ? fell.faces : [];
  const figures = [figure, ...findings.map((finding) => finding.figure)].filter((one) => one !== undefined);
  if (figures.length === 0 && faces.length === 0 && findings.length < 2)
    return (
      <>
        <span title={time(at)}>{text}</span>
        {last !== undefined && !undone && <Told finding={last} />}
      </>
    );
  return (
    <details
      className={styles.foldable}
      open={isOpen}
      onToggle={({ currentTarget }) => onOpen(position, currentTarget.open)}
    >
      <summary title={time(at)}>
        {text}
        {last !== undefined && !undone && <Told finding={last} />}
      </summary>
      {isOpen && (
        <div className={styles.details}>
          {faces.length > 0 && <p>{t('log.faces', { faces: faces.map(number).join(' + ') })}</p>}
          {figure !== undefined && <Ledger figure={figure} />}
          {findings.map((finding, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings of a past roll never move.
            <div key={place}>
              <Told finding={finding} />
              {finding.figure !== undefined && <Ledger figure={finding.figure} />}
            </div>
          ))}
        </div>
      )}
    </details>
  );
});

function Told({ finding: { verdict, why } }: { finding: LogLine['findings'][number] }) {
  const { say } = useWords();
  return (
    <span className={styles.why}>
      {say(verdict)} – {say(why)}
    </span>
  );
}
