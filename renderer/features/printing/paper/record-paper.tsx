import { type LogLine, logged, nothingLogged } from '../../../../shared/encounter/log.ts';
import type { PaperJob } from '../../../../shared/ipc/paper-contract.ts';
import type { CampaignDocument } from '../../../../shared/library/document.ts';
import { sumOf } from '../../../../shared/rules/core/step.ts';
import { useWords } from '../../../words/words.tsx';
import { FigureParts } from './figure-parts.tsx';
import styles from './record-paper.module.css';

/** What happened in an encounter, from its beginning; what was taken back did not. */
export function RecordPaper({
  campaign,
  record: { name, notes, events },
}: {
  campaign: CampaignDocument;
  record: NonNullable<PaperJob['record']>;
}) {
  const { t, say } = useWords();
  const lines = logged(nothingLogged, events).log.filter(({ undone }) => !undone);
  return (
    <article className={styles.paper}>
      <h1>{say(name)}</h1>
      <p className={styles.campaign}>{say(campaign.body.name)}</p>
      {notes !== '' && (
        <section className={styles.notes}>
          <h2>{t('paper.notes')}</h2>
          <p>{notes}</p>
        </section>
      )}
      <h2>{t('encounter.log')}</h2>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ol>
    </article>
  );
}

function Line({ line: { kind, label, findings, fell, figure } }: { line: LogLine }) {
  const { t, say, number } = useWords();
  const faces = fell !== undefined && 'faces' in fell ? fell.faces : [];
  return (
    <li data-turn={kind === 'turn' || undefined}>
      {say(label)}
      {findings.map(({ verdict, why }) => (
        <small key={`${say(verdict)} ${say(why)}`}>
          {say(verdict)} – {say(why)}
        </small>
      ))}
      {faces.length > 1 && fell !== undefined && (
        <small>
          {t('log.faces', { faces: faces.map(number).join(' + ') })} = {number(sumOf(fell))}
        </small>
      )}
      {figure !== undefined && figure.parts.length > 1 && (
        <small>
          <FigureParts figure={figure} />
        </small>
      )}
    </li>
  );
}
