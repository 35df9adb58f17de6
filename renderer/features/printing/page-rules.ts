import type { Paper } from '../../../shared/ipc/start-contract.ts';

function cssString(text: string): string {
  return `"${[...text].map((letter) => (/[\w .,]/.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `)).join('')}"`;
}

/**
 * Sets the paper's size, and on every page the name and the page number. These live in the page's margin,
 * which only a style sheet reaches; ours is made in the document, as the policy allows no style in markup.
 */
export function setPageRules(paper: Paper, name: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page {
      size: ${paper};
      margin: 14mm 14mm 16mm;
      @bottom-left { content: ${cssString(name)}; font: 8pt "Source Sans 3"; color: #444; }
      @bottom-right { content: counter(page) " / " counter(pages); font: 8pt "Source Sans 3"; color: #444; }
    }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
