import type { ItemDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { joinLabels } from '../../shared/rules/core/join-labels.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import type { ItemField, Json } from '../../shared/rules/core/sheet.ts';
import type { RuleSystem } from '../../shared/rules/core/system.ts';

/** Values that a summary names at most; more nest deeper than labels may. */
const most = 4;

function part(field: ItemField, value: Json | undefined): Label | undefined {
  switch (field.field) {
    case 'dice':
      return typeof value === 'string' ? { dice: value } : undefined;
    case 'choice':
      return field.options.find(({ id }) => id === value)?.label;
    case 'flag':
      return value === true ? field.label : undefined;
    case 'number':
    case 'level': {
      if (typeof value !== 'number' || value === 0) return undefined;
      const sign = field.field === 'number' && field.signed === true && value > 0 ? '+' : '';
      const written = `${sign}${value}`.replace('-', '−');
      return appWord('catalogue.part', { label: field.label, value: { text: written } });
    }
    case 'name':
      return undefined;
  }
}

/** What an entry is in short, and (as a param) which catalogue it is of; null where its system has no such catalogue. */
export function itemSummary({ body }: ItemDocument, system: RuleSystem | undefined): Label | null {
  const catalogue = system?.catalogues.find(({ id }) => id === body.catalogue);
  if (catalogue === undefined) return null;
  const parts = catalogue.item.flatMap((field) => part(field, body.entry[field.path]) ?? []).slice(0, most);
  const what = joinLabels(parts, (first, next) => appWord('catalogue.and', { first, next }));
  return appWord('catalogue.summary', { what: what ?? { text: '' }, of: catalogue.label });
}
