import { labelsOf } from '../rules/core/label.ts';
import type { en } from './en/index.ts';

/** Plural forms that English distinguishes; a plural word is asked for by its stem. */
type Stem<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Every word of the app itself; the rule systems bring their own. */
export type AppWord = Stem<keyof typeof en>;

/** Labels of the app's words. */
export const appWord = labelsOf<AppWord>('app');
