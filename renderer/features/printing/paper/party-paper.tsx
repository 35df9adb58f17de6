import type { CampaignDocument } from '../../../../shared/library/document.ts';
import type { Label } from '../../../../shared/rules/core/label.ts';
import { writeFigure } from '../../../figures/figure-button.tsx';
import { useWords } from '../../../words/words.tsx';
import type { PaperRules, PaperSheet } from './sheet-of.ts';
import styles from './tables-paper.module.css';

/** What stands where somebody has no such number. */
const nothing = '–';

/** Each of some things once, in the order in which they come. */
function once<Thing extends { readonly id: string; readonly label: Label }>(
  all: readonly Thing[],
): readonly Thing[] {
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** Everybody in a line with what the game master rolls or looks up behind the screen. */
export function PartyPaper({
  campaign,
  rules: { sheets },
  of,
}: {
  campaign: CampaignDocument;
  rules: PaperRules;
  of: readonly PaperSheet[];
}) {
  const words = useWords();
  const { t, say } = words;
  const lines = of.map(({ creature, sheet, groups, pools }) => ({
    creature,
    sheet,
    pools,
    numbers: sheets.paper.overview(sheet, groups),
  }));
  const allPools = once(of.flatMap((each) => each.pools));
  const numbers = once(lines.flatMap((line) => line.numbers));
  return (
    <article className={styles.paper}>
      <h1>{t('paper.partyTitle', { campaign: campaign.body.name })}</h1>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {[...allPools, ...numbers].map(({ id, label }) => (
              <th key={id} scope="col">
                {say(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.creature.id}>
              <th scope="row" className={styles.name}>
                {say(line.creature.body.name)}
                <small>{say(sheets.identity(line.sheet))}</small>
              </th>
              {allPools.map(({ id }) => {
                const pool = line.pools.find((one) => one.id === id);
                return (
                  <td key={id} className={styles.pool}>
                    {pool !== undefined && t('paper.maximum', { maximum: pool.maximum })}
                  </td>
                );
              })}
              {numbers.map(({ id }) => {
                const found = line.numbers.find((one) => one.id === id);
                return (
                  <td key={id} className={styles.number}>
                    {found === undefined ? nothing : writeFigure(words, found.derived)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
