import type { Refused } from '../../shared/ipc/channel.ts';
import type { AppWord } from '../../shared/locales/app-word.ts';
import { en } from '../../shared/locales/en/index.ts';
import type { Refusal } from '../../shared/rules/core/result.ts';
import type { ScreenWords } from './words.tsx';

function isWord(key: string): key is AppWord {
  return Object.hasOwn(en, key);
}

/** A refusal in the reader's words; a code that has none is told as an internal error. */
export function sayRefusal({ t }: ScreenWords, { code, params }: Refused): string {
  const key = `refusal.${code}`;
  return isWord(key) ? t(key, params) : t('refusal.INTERNAL');
}

/** What is wrong with a field, in the reader's words. */
export function sayFault({ t }: ScreenWords, { code, params }: Refusal): string {
  const key = `fault.${code}`;
  return isWord(key) ? t(key, params) : t('refusal.BAD_INPUT');
}
