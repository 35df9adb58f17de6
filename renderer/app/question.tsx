import { useState } from 'react';
import type { StartChoice, StartQuestion } from '../../shared/ipc/question-contract.ts';
import { type OpenRefusalCode, openRefusals } from '../../shared/library/open-refusal.ts';
import { ask } from '../bridge/desk.ts';
import { writeHoldings } from '../features/library/holdings.ts';
import { Button } from '../ui/button.tsx';
import { type ScreenWords, useWords } from '../words/words.tsx';
import styles from './question.module.css';

/** A name for a choice, and what it means. */
function written(
  words: ScreenWords,
  choice: StartChoice,
  { backupAt, salvage }: StartQuestion,
): [string, string] {
  const { t, time } = words;
  switch (choice) {
    case 'salvage': {
      const holdings = salvage === null ? '' : writeHoldings(words, salvage.holdings);
      return [t('startup.salvage'), t('startup.salvageText', { holdings })];
    }
    case 'restore':
      return [t('startup.restore', { at: time(backupAt ?? '') }), t('startup.restoreText')];
    case 'new':
      return [t('startup.new'), t('startup.newText')];
    case 'quit':
      return [t('startup.quit'), t('startup.quitText')];
  }
}

/** What would not come back as it was, record by record. */
function Losses({ losses, damagedPages }: NonNullable<StartQuestion['salvage']>) {
  const { t, say } = useWords();
  return (
    <>
      {losses.length === 0 && damagedPages === 0 && <p className={styles.text}>{t('startup.noLosses')}</p>}
      {losses.length > 0 && <p className={styles.text}>{t('startup.losses', { count: losses.length })}</p>}
      {losses.length > 0 && (
        <ul className={styles.losses}>
          {losses.map(({ id, name, kind, campaign, what, params }) => (
            <li key={`${id} ${what}`}>
              <strong>{say(name)}</strong> ({kind !== null && `${t(`kind.${kind}`)}, `}
              {say(campaign)}): {t(`damage.is.${what}`, params)}
            </li>
          ))}
        </ul>
      )}
      {damagedPages > 0 && <p className={styles.text}>{t('startup.pages', { count: damagedPages })}</p>}
    </>
  );
}

/** Why the library does not open, and what can be done: the first choice loses least, and has the focus. */
export function Question({ question }: { question: StartQuestion }) {
  const words = useWords();
  const { t } = words;
  const [chosen, setChosen] = useState<StartChoice>();
  const { refusal, choices, salvage, setsAside, isReadOnly } = question;
  const code: OpenRefusalCode = openRefusals.find((known) => known === refusal.code) ?? 'LIBRARY_UNREACHABLE';
  const choose = async (choice: StartChoice): Promise<void> => {
    setChosen(choice);
    const answer = await ask('question.answer', { choice });
    if (!answer.ok) setChosen(undefined);
  };
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{t('startup.refused')}</h1>
      <p>{t(`library.${code}`, refusal.params)}</p>
      {setsAside && <p>{t('startup.setAside')}</p>}
      {isReadOnly && <p>{t('startup.readOnly')}</p>}
      <ul className={styles.choices}>
        {choices.map((choice, at) => {
          const [name, meaning] = written(words, choice, question);
          return (
            <li key={choice}>
              <Button
                variant={at === 0 ? 'primary' : 'secondary'}
                autoFocus={at === 0}
                isDisabled={chosen !== undefined && chosen !== choice}
                pendingLabel={chosen === choice && t('startup.working')}
                onPress={() => void choose(choice)}
              >
                {name}
              </Button>
              {choices.length > 1 && <p className={styles.text}>{meaning}</p>}
              {choice === 'salvage' && salvage !== null && <Losses {...salvage} />}
            </li>
          );
        })}
      </ul>
    </main>
  );
}
