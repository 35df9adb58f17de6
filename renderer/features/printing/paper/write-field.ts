import { isName } from '../../../../shared/rules/core/read-sheet.ts';
import type { Json, SheetField } from '../../../../shared/rules/core/sheet.ts';
import type { ScreenWords } from '../../../words/words.tsx';

/** A field's value as paper shows it. */
export function writeField(words: ScreenWords, field: SheetField, value: Json | undefined): string {
  switch (field.field) {
    case 'number': {
      if (typeof value !== 'number') return '';
      return field.signed === true && value !== 0 ? words.signed(value) : words.number(value);
    }
    case 'level':
      return typeof value === 'number' ? words.level(value) : '';
    case 'choice': {
      const chosen = field.options.find(({ id }) => id === value);
      return chosen === undefined ? '' : words.say(chosen.label);
    }
    case 'flag':
      return words.t(value === true ? 'paper.yes' : 'paper.no');
    case 'dice':
      return typeof value === 'string' ? words.say({ dice: value }) : '';
    case 'name':
      return isName(value) ? words.say(value) : '';
    case 'list':
      return '';
  }
}
