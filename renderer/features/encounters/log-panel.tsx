import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { RecordedEvent } from '../../../shared/encounter/event.ts';
import type { EncounterState } from '../../../shared/encounter/state.ts';
import { ask } from '../../bridge/desk.ts';
import { Ledger } from '../../figures/ledger.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Select } from '../../ui/select.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import { type LogKind, type LogLine, logKinds, logOf } from './log.ts';
import styles from './log-panel.module.css';

/** Lines that are shown at first; the rest comes when somebody wants it. */
const shownAtFirst = 100;

/** A line as it is copied: what was taken back says so. */
function written({ label, findings, undone }: LogLine, { say, t }: ScreenWords): string {
  const why = findings.map((finding) => `${say(finding.verdict)} – ${say(finding.why)}`);
  return [undone ? `${say(label)} (${t('encounter.undone')})` : say(label), ...why].join('\n    ');
}

/** What happened, newest first, by kind or by whom it names; what was taken back is struck and stays. */
export function LogPanel({ events, state }: { events: readonly RecordedEvent[]; state: EncounterState }) {
  const words = useWords();
  const { t, say } = words;
  const { refuse } = useNotices();
  const [kind, setKind] = useState<LogKind | 'all'>('all');
  const [who, setWho] = useState('all');
  const [showsAll, setShowsAll] = useState(false);
  const all = useMemo(() => logOf(events), [events]);
  const lines = useMemo(
    () =>
      all.filter(
        (line) => (kind === 'all' || line.kind === kind) && (who === 'all' || line.who.includes(Number(who))),
      ),
    [all, kind, who],
  );
  const shown = (showsAll ? lines : lines.slice(-shownAtFirst)).toReversed();
  const copy = async (): Promise<void> => {
    const answer = await ask('app.copy', { text: lines.map((line) => written(line, words)).join('\n') });
    if (!answer.ok) refuse(answer.error);
  };
  return (
    <section aria-label={t('encounter.log')}>
      <SectionHeading
        actions={<IconButton label={t('log.copy')} icon={<Copy />} onPress={() => void copy()} />}
      >
        {t('encounter.log')}
      </SectionHeading>
      <div className={styles.filters}>
        <Select
          label={t('log.kind')}
          hideLabel
          options={(['all', ...logKinds] as const).map((id) => ({ id, label: t(`log.kind.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        <Select
          label={t('log.who')}
          hideLabel
          options={[
            { id: 'all', label: t('log.everybody') },
            ...state.combatants.map(({ combatant, name }) => ({ id: String(combatant), label: say(name) })),
          ]}
          value={who}
          onChange={setWho}
        />
      </div>
      {shown.length === 0 && <p className={styles.why}>{t('log.nothing')}</p>}
      <ol className={styles.log} reversed>
        {shown.map((line) => (
          <li key={line.position} className={styles.line}>
            <Line line={line} />
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <Button variant="quiet" onPress={() => setShowsAll(true)}>
          {t('log.earlier', { count: lines.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function Line({ line }: { line: LogLine }) {
  const { t, say, number, time } = useWords();
  const { label, findings, fell, figure, undone, at } = line;
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
    <details>
      <summary title={time(at)}>
        {text}
        {last !== undefined && !undone && <Told finding={last} />}
      </summary>
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
    </details>
  );
}

function Told({ finding: { verdict, why } }: { finding: LogLine['findings'][number] }) {
  const { say } = useWords();
  return (
    <span className={styles.why}>
      {say(verdict)} – {say(why)}
    </span>
  );
}
