import type { ReactNode } from 'react';
import type { CampaignDocument } from '../../../../shared/library/document.ts';
import { useWords } from '../../../words/words.tsx';
import { SectionFields } from './field-parts.tsx';
import { Numbers } from './number-parts.tsx';
import { PaperPortrait } from './paper-portrait.tsx';
import type { PaperRules, PaperSheet } from './sheet-of.ts';
import styles from './sheet-paper.module.css';

/** Empty lines for the pen; with the numbers of an everyday sheet they fill one page and begin no other. */
const noteLines = 8;
/** Fewer where something is noted already: there is room in the margins, and a page of lines alone helps nobody. */
const furtherLines = 3;

/** A creature's sheet on paper: who it is, every number with its parts in small print, room to write. */
export function SheetPaper({
  campaign,
  rules,
  of: { creature, sheet, sections, groups, defense, pools, portrait },
}: {
  campaign: CampaignDocument;
  rules: PaperRules;
  of: PaperSheet;
}) {
  const { t, say, number } = useWords();
  const name = say(creature.body.name);
  return (
    <article className={styles.paper}>
      <Header
        title={name}
        portrait={
          portrait !== undefined && (
            <PaperPortrait hash={portrait} alt={t('portrait.of', { name })} size="sheet" />
          )
        }
        identity={say(rules.sheets.identity(sheet))}
        campaign={campaign}
        rules={rules}
      />
      <div className={styles.vitals}>
        <Vital label={say(defense.label)}>
          <p className={styles.big}>{number(defense.value)}</p>
        </Vital>
        {pools.map(({ id, label, maximum }) => (
          <Vital key={id} label={say(label)} isWide>
            <p className={styles.write}>
              <span className={styles.line} />
              {t('paper.maximum', { maximum })}
            </p>
          </Vital>
        ))}
      </div>
      {sections
        .filter(({ elsewhereOnPaper }) => elsewhereOnPaper !== true)
        .map((section) => (
          <SectionFields
            key={section.id}
            rules={rules.sheets}
            section={section}
            sheet={sheet}
            pools={pools}
          />
        ))}
      {groups.map((group) => (
        <Numbers key={group.id} group={group} />
      ))}
      <Notes text={creature.body.notes} />
    </article>
  );
}

/** The name over everything, and where it belongs. */
export function Header({
  title,
  portrait,
  identity,
  campaign,
  rules,
}: {
  title: ReactNode;
  portrait?: ReactNode;
  identity: ReactNode;
  campaign: CampaignDocument;
  rules: PaperRules;
}) {
  const { t, say } = useWords();
  return (
    <header className={styles.header}>
      {portrait}
      <div className={styles.name}>
        <h1>{title}</h1>
        <p className={styles.identity}>{identity}</p>
      </div>
      <dl className={styles.origin}>
        <dt>{t('paper.campaign')}</dt>
        <dd>{say(campaign.body.name)}</dd>
        <dt>{t('paper.system')}</dt>
        <dd>{say(rules.system.name)}</dd>
      </dl>
    </header>
  );
}

/** What is looked at most, in a box with a heading. */
export function Vital({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.vital} data-wide={isWide || undefined}>
      <h2>{label}</h2>
      {children}
    </section>
  );
}

/** What was noted, paragraph by paragraph, and lines for more. */
export function Notes({ text }: { text?: string | undefined }) {
  const { t } = useWords();
  const paragraphs = (text ?? '').split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <section className={styles.notes}>
      <h2>{t('paper.notes')}</h2>
      {paragraphs.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed paragraphs never move.
        <p key={at}>{line}</p>
      ))}
      {Array.from({ length: paragraphs.length === 0 ? noteLines : furtherLines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike.
        <div key={at} className={styles.rule} />
      ))}
    </section>
  );
}
