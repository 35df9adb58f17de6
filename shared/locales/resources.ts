import type { Language } from '../rules/core/language.ts';
import { systemWords } from '../rules/words.ts';
import { en } from './en/index.ts';
import { fi } from './fi/index.ts';
import { fr } from './fr/index.ts';

const app = { en, fr, fi } as const;

/** All words of a language by namespace: the app's own and those of every rule system. */
export function resourcesOf(language: Language): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const ofSystems = Object.entries(systemWords).map(([id, words]) => [id, words[language]] as const);
  return { app: app[language], ...Object.fromEntries(ofSystems) };
}
