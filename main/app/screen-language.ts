import fs from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../shared/rules/core/language.ts';
import { writeDurably } from '../store/durable-file.ts';

function languageFile(userData: string): string {
  return path.join(userData, 'screen-language');
}

/** The language of the screens as it was last, known without the library, which may not open. */
export function lastLanguage(userData: string): Language | undefined {
  try {
    const kept = fs.readFileSync(languageFile(userData), 'utf8');
    return languages.find((language) => language === kept);
  } catch {
    return undefined;
  }
}

/** Remembers the language of the screens outside the library. */
export function rememberLanguage(userData: string, language: Language): void {
  if (lastLanguage(userData) === language) return;
  try {
    writeDurably(languageFile(userData), language);
  } catch {
    // Then the next question at start is asked in the system's language.
  }
}
