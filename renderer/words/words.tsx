import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { type AppWord, appWord } from '../../shared/locales/app-word.ts';
import { createSpeakers, type Speaker } from '../../shared/locales/say.ts';
import type { KeyLabel } from '../../shared/rules/core/label.ts';
import type { Language } from '../../shared/rules/core/language.ts';

/** The words of the screen: a speaker, and `t` for the app's own words. */
export interface ScreenWords extends Speaker {
  readonly t: (word: AppWord, params?: KeyLabel['params']) => string;
}

const speakers = createSpeakers();

/** The words of one language, for places outside React. */
export function wordsOf(language: Language): ScreenWords {
  const speaker = speakers[language];
  return { ...speaker, t: (word, params) => speaker.say(appWord(word, params)) };
}

const Words = createContext<ScreenWords>(wordsOf('en'));

/** Sets the language of everything inside, the controls' own words and numbers included. */
export function WordsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const words = useMemo(() => wordsOf(language), [language]);
  return (
    <I18nProvider locale={language}>
      <TheseWords words={words}>{children}</TheseWords>
    </I18nProvider>
  );
}

/** Sets the words of what is inside, where there are no controls. */
export function TheseWords({ words, children }: { words: ScreenWords; children: ReactNode }) {
  return <Words.Provider value={words}>{children}</Words.Provider>;
}

/** The words of the language around. */
export function useWords(): ScreenWords {
  return useContext(Words);
}
