import { useState } from 'react';
import type { PastedCreature } from '../../../shared/rules/core/pasted.ts';
import { FigureButton } from '../../figures/figure-button.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import { markUnread } from './mark-unread.ts';
import styles from './pasted-creature.module.css';

/** What was read in a text, line by line; what was not is marked in it. */
function Lines({ lines, outside }: Pick<PastedCreature, 'lines' | 'outside'>) {
  const { t } = useWords();
  return (
    <dl className={styles.lines} aria-label={t('paste.lines')}>
      {lines.map(({ label, text, unread }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {markUnread(text, unread).map((piece, at) =>
              piece.unread ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place.
                <mark key={at} className={styles.unread} title={t('paste.unread')}>
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
          </dd>
        </div>
      ))}
      {outside.length > 0 && (
        <div>
          <dt>{t('paste.outside')}</dt>
          <dd>
            {outside.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place.
              <p key={at}>
                <mark className={styles.unread}>{text}</mark>
              </p>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Differences({ differences }: Pick<PastedCreature, 'differences'>) {
  const { t, say, signed, number } = useWords();
  if (differences.length === 0) return null;
  return (
    <section>
      <SectionHeading level={3} count={number(differences.length)}>
        {t('paste.differences')}
      </SectionHeading>
      <p className={styles.help}>{t('paste.differencesText')}</p>
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">{t('paste.number')}</th>
            <th scope="col">{t('paste.printed')}</th>
            <th scope="col">{t('paste.computed')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, column, printed, computed }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same weapon may differ in several numbers.
            <tr key={at}>
              <th scope="row">
                {say(label)}
                <span className={styles.column}>{say(column)}</span>
              </th>
              <td>{computed.format === 'bonus' ? signed(printed) : number(printed)}</td>
              <td>
                <FigureButton label={label} derived={computed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PastedDetailsProps {
  creature: PastedCreature;
  /** Whether it is the only one of its text; of several, what was read without a doubt is shown when asked for. */
  isAlone: boolean;
}

/** All there is to tell about one creature of a pasted text; what asks for a decision comes first. */
export function PastedDetails({ creature, isAlone }: PastedDetailsProps) {
  const { t, say, number } = useWords();
  const unread = creature.lines.flatMap((line) => line.unread).length + creature.outside.length;
  const [isOpen, setOpen] = useState(isAlone || unread > 0);
  const { differences } = creature;
  return (
    <Stack>
      <Banner tone={unread + differences.length === 0 ? 'success' : 'warning'}>
        {unread === 0 ? t('paste.allRead') : t('paste.someUnread', { count: unread, shown: number(unread) })}
        {differences.length > 0 &&
          ` ${t('paste.someDiffer', { count: differences.length, shown: number(differences.length) })}`}
      </Banner>
      <Differences {...creature} />
      {isAlone ? (
        <Lines {...creature} />
      ) : (
        <Disclosure title={t('paste.lines')} isOpen={isOpen} onOpenChange={setOpen}>
          {isOpen && <Lines {...creature} />}
        </Disclosure>
      )}
      {creature.notes.length > 0 && (
        <section>
          <SectionHeading level={3}>{t('paste.notes')}</SectionHeading>
          <ul className={styles.notes}>
            {creature.notes.map((note, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity but their place.
              <li key={at}>{say(note)}</li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}
