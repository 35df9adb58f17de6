import { expect, test } from 'vitest';
import { pagesOfPdf } from './pdf-pages.ts';

const leaf = '<</Type /Page\n/Parent 2 0 R>>';

test.each<[string, string, number | undefined]>([
  ['one page', `%PDF-1.4\n${leaf}\n<</Type /Pages\n/Count 1\n/Kids [1 0 R]>>`, 1],
  ['the root of a tree', `<</Type /Pages /Count 8>> <</Type/Pages/Count 3/Parent 9 0 R>> ${leaf}`, 8],
  ['the count before the type', '<</Count 12 /Type /Pages>>', 12],
  ['nothing in the open', '%PDF-1.7\n<</Type /ObjStm /N 3>>', undefined],
  ['no PDF at all', 'hello', undefined],
])('%s', (_, text, pages) => {
  expect(pagesOfPdf(Buffer.from(text, 'latin1'))).toBe(pages);
});
