import type { Words } from '../../core/language.ts';
import type { Word } from '../words.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';

/** Every word of the system, for those who speak; its rules only name them. */
export const words: Words<Word> = { en, fr, fi };
