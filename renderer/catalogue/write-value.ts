import { isName } from '../../shared/rules/core/read-sheet.ts';
import type { ItemField, Json } from '../../shared/rules/core/sheet.ts';
import type { ScreenWords } from '../words/words.tsx';

/** The value of an item's field as it is read on screen. */
export function writeValue(
  { t, say, signed, number }: ScreenWords,
  field: ItemField,
  value: Json | undefined,
): string {
  switch (field.field) {
    case 'name':
      return isName(value) ? say(value) : '';
    case 'choice': {
      const chosen = field.options.find(({ id }) => id === value);
      return chosen === undefined ? '' : say(chosen.label);
    }
    case 'dice':
      return typeof value === 'string' ? say({ dice: value }) : '';
    case 'flag':
      return value === true ? t('paper.yes') : t('paper.no');
    case 'number':
      if (typeof value !== 'number') return '';
      return field.signed === true ? signed(value) : number(value);
    case 'level':
      return typeof value === 'number' ? number(value) : '';
  }
}
