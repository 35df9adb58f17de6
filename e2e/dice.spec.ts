import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { goblin, newCampaign, newCreature, newEncounter, samurai } from './stock.ts';

test('dice are rolled in the middle of an open question, which waits as it was', async ({ folder }) => {
  test.setTimeout(90_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Orle');
  const hero = await newCreature(desk, campaign, 'character', 'Tomoe', samurai);
  const monster = await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
  await newEncounter(desk, campaign, 'Ford', [hero, monster]);
  await page.keyboard.press('a');
  const question = page.getByRole('textbox', { name: /^Attack roll/ });
  await expect(question).toBeFocused();
  await page.keyboard.type('1');

  await page.keyboard.press('Control+d');
  const roller = page.getByRole('dialog', { name: 'Roll dice' });
  await expect(roller.getByRole('textbox', { name: 'Dice', exact: true })).toBeFocused();
  await page.keyboard.type('2n6+');
  await page.keyboard.press('Enter');
  await expect(roller.getByText('At character 5: something more is wanted.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1d1+6');
  await page.keyboard.press('Enter');
  await expect(roller.getByRole('status').getByText('7', { exact: true })).toBeVisible();
  await expect(roller.getByText('This or better: 100%')).toBeVisible();

  // Tomoe has the turn: what is kept is hers.
  await expect(roller.getByRole('button', { name: /Tomoe.*Whose|Whose.*Tomoe/ })).toBeVisible();
  await roller.getByRole('textbox', { name: 'Name for these dice' }).fill('Surely');
  await page.keyboard.press('Enter');
  await roller.getByRole('button', { name: 'Surely' }).first().click();
  await expect(roller.getByRole('listitem').filter({ hasText: '1d1+6' })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(roller).toBeHidden();

  await expect(question).toBeFocused();
  await expect(question).toHaveValue('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A natural 1 always misses.').first()).toBeVisible();

  await test.step('over the dialog for the players too, where the focus goes back', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'What the players see' }).click();
    const note = page.getByRole('textbox', { name: 'Note for the players' });
    await note.fill('Fog');
    await page.keyboard.press('Control+d');
    await expect(roller.getByRole('textbox', { name: 'Dice', exact: true })).toBeFocused();
    // What is kept with Tomoe, by one key; what was rolled is still listed.
    await roller.getByRole('button', { name: /^Surely/ }).press('Enter');
    await expect(roller.getByRole('status').getByText('7', { exact: true })).toBeVisible();
    await expect(roller.getByRole('listitem').filter({ hasText: '1d1+6' })).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(note).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await desk.app.close();
});
