import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Desk, startDesk, test } from './desk.ts';
import { askMain, goblin, newCampaign, newCharacter, newCreature, newEncounter, samurai } from './stock.ts';

/** Faults of the page as the WCAG's levels A and AA see them, each with where it is. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function dress(desk: Desk, theme: 'light' | 'dark'): Promise<void> {
  await askMain(desk, 'settings.change', { theme });
  await expect(desk.page.locator(`html[data-theme=${theme}]`)).toBeAttached();
}

test('every screen meets WCAG AA in both themes', async ({ folder }) => {
  test.setTimeout(180_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const inBoth = async (screen: string): Promise<void> => {
    for (const theme of ['light', 'dark'] as const) {
      await dress(desk, theme);
      // Colours that are still fading would be measured half-way.
      await page.waitForTimeout(200);
      expect(await faults(page), `${screen}, ${theme}`).toEqual([]);
    }
  };
  await inBoth('no campaign yet');
  const campaign = await newCampaign(desk, 'Orle');
  await inBoth('an empty campaign');
  const hero = await newCharacter(desk, campaign, 'Tomoe', samurai);
  await inBoth('the builder');
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({ timeout: 20_000 });
  await inBoth('printing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Guide me' }).click();
  await inBoth('the guided path');
  await page.getByRole('button', { name: 'Level', exact: true }).click();
  await inBoth('a level further');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Orle' }).click();
  for (const tab of ['House rules', 'Tables', 'Encounters']) {
    await page.getByRole('tab', { name: tab }).click();
    await inBoth(tab);
  }
  const monster = await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
  await newEncounter(desk, campaign, 'Ford', [hero, monster]);
  await inBoth('a turn');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Next turn')).toBeVisible();
  await inBoth('the keys');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('a');
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(page.getByText('26 beats armour class 13.').first()).toBeVisible();
  await inBoth('a roll');
  await page.getByRole('link', { name: 'Settings' }).click();
  await inBoth('settings');
  await desk.app.close();
});
