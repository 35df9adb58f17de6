import type { Paper } from '../../../../shared/ipc/start-contract.ts';
import { margins } from './page-size.ts';

/** Adds rules to the document; the policy allows no style in markup, and margins of pages have no elements. */
export function addRules(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function cssString(text: string): string {
  return `"${[...text].map((letter) => (/[\w .,]/.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `)).join('')}"`;
}

const small = 'font: 8pt "Source Sans 3"; color: #444;';

/** The font that names stand in at the foot of pages; it has to be there before they are printed. */
export const footFont = '8pt "Source Sans 3"';

/** Pages of a paper with a name and the page number at their foot. */
export function numberedPages(paper: Paper, name: string, orientation: 'portrait' | 'landscape'): string {
  return `@page {
    size: ${paper} ${orientation};
    margin: ${margins.top}mm ${margins.side}mm ${margins.bottom}mm;
    @bottom-left { content: ${cssString(name)}; ${small} }
    @bottom-right { content: counter(page) " / " counter(pages); ${small} }
  }`;
}

/** Pages without margins, for what is cut. */
export function barePages(paper: Paper): string {
  return `@page { size: ${paper}; margin: 0; }`;
}

/** One of several in a file: its name stands at the foot of its pages. */
export interface Section {
  readonly name: string;
  /** How many pages it takes; null where that is not known and the file as a whole is numbered. */
  readonly pages: number | null;
}

/** The name of the page rule of the section at a place. */
export function pageName(at: number): string {
  return `section-${at}`;
}

/**
 * Each section's own name and page numbers. Chromium counts pages through the whole file only, so that each
 * section's counter is written in numerals of its own, which begin at its first page.
 */
export function sectionRules(sections: readonly Section[]): string {
  let first = 1;
  const rules: string[] = [];
  for (const [at, { name, pages }] of sections.entries()) {
    const numbers = pages === null ? 'counter(page) " / " counter(pages)' : `counter(page, ${pageName(at)})`;
    if (pages !== null) {
      const symbols = Array.from({ length: pages }, (_, page) => cssString(`${page + 1} / ${pages}`));
      rules.push(`@counter-style ${pageName(at)} { system: fixed ${first}; symbols: ${symbols.join(' ')}; }`);
      first += pages;
    }
    rules.push(`@page ${pageName(at)} {
      @bottom-left { content: ${cssString(name)}; }
      @bottom-right { content: ${numbers}; }
    }`);
  }
  return rules.join('\n');
}
