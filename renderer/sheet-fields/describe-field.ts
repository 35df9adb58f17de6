import type { SheetField } from '../../shared/rules/core/sheet.ts';
import type { ScreenWords } from '../words/words.tsx';

/** The limits of a field as a reader sees them; empty where the field shows them by itself. */
function limitsOf(words: ScreenWords, field: SheetField): string {
  const { t } = words;
  switch (field.field) {
    case 'number': {
      const write = field.signed === true ? words.signed : words.number;
      return t('creatures.limits', { least: write(field.least), most: write(field.most) });
    }
    case 'level': {
      const [least, most] = [Math.min(...field.levels), Math.max(...field.levels)];
      return t('creatures.limits', { least: words.level(least), most: words.level(most) });
    }
    case 'list':
      return t('creatures.atMost', { most: field.most });
    case 'name':
    case 'choice':
    case 'dice':
    case 'flag':
      return '';
  }
}

/** A word of help for a field, and its limits. */
export function describeField(words: ScreenWords, field: SheetField): string {
  return `${words.say(field.help)} ${limitsOf(words, field)}`.trim();
}
