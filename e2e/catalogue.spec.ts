import { expect } from '@playwright/test';
import { kill, startDesk, test } from './desk.ts';
import { newCampaign, newCreature, newEncounter, samurai } from './stock.ts';

test('a weapon is kept once: taken into a sheet, changed in the catalogue, and the change taken over', async ({
  folder,
}) => {
  test.setTimeout(90_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaignId = await newCampaign(desk, 'Seven Hills');
  const tomoe = await newCreature(desk, campaignId, 'character', 'Tomoe', { ...samurai, weapons: [] });

  await test.step('a plain thing is kept, and changed', async () => {
    await page.getByRole('tab', { name: 'Catalogue' }).click();
    await page.getByRole('button', { name: 'Plain things' }).click();
    await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('SPE');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Spear' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Weapon' }).fill('Long spear');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1, name: 'Long spear' })).toBeVisible();
  });

  await test.step('it is taken into a sheet by keyboard', async () => {
    await page.getByRole('link', { name: 'Seven Hills' }).click();
    await page.getByRole('tab', { name: 'Characters' }).click();
    await page.getByRole('row', { name: 'Tomoe' }).click();
    await page.getByRole('button', { name: 'Take from the catalogue' }).press('Enter');
    await page.keyboard.type('long');
    await page.keyboard.press('Enter');
    const spear = page.getByRole('group', { name: 'Long spear' });
    await expect(spear).toContainText('From the catalogue');
    await expect(spear.getByRole('textbox', { name: 'Damage dice' })).toHaveValue('1d8');
  });

  await test.step('what changes in the catalogue is shown on the sheet, and taken over', async () => {
    await page.getByRole('link', { name: 'Seven Hills' }).click();
    await page.getByRole('tab', { name: 'Catalogue' }).click();
    await page.getByRole('row', { name: 'Long spear' }).click();
    const damage = page.getByRole('textbox', { name: 'Damage dice' });
    const step = (way: string, to: string) =>
      page.getByRole('button', { name: new RegExp(`^${way}: Damage dice of Long spear: 1d8 → ${to}\\b`) });
    await damage.fill('1d1');
    await expect(step('Undo', '1d1')).toBeVisible();
    await damage.press('End');
    await page.keyboard.type('0');
    await page.keyboard.press('Tab');
    // Rested in between, it is one step all the same.
    await step('Undo', '1d10').click();
    await expect(damage).toHaveValue('1d8');
    await step('Redo', '1d10').click();
    await expect(damage).toHaveValue('1d10');
    await page.getByRole('link', { name: 'Seven Hills' }).click();
    await page.getByRole('tab', { name: 'Characters' }).click();
    await page.getByRole('row', { name: 'Tomoe' }).click();
    const spear = page.getByRole('group', { name: 'Long spear' });
    await expect(spear.getByRole('row', { name: /Damage dice 1d8 1d10/ })).toBeVisible();
    await expect(spear.getByRole('textbox', { name: 'Damage dice' })).toHaveValue('1d8');
    await spear.getByRole('button', { name: 'Take the change over' }).click();
    await expect(spear.getByRole('textbox', { name: 'Damage dice' })).toHaveValue('1d10');
    await expect(spear).toContainText('From the catalogue');
  });

  await test.step('a condition is taken into a fight', async () => {
    await page.getByRole('link', { name: 'Seven Hills' }).click();
    await newEncounter(desk, campaignId, 'At the bridge', [tomoe]);
    await page.getByRole('button', { name: 'Tomoe: points and conditions' }).click();
    await page.getByRole('button', { name: 'Condition', exact: true }).click();
    await page.getByRole('button', { name: 'Take from the catalogue' }).click();
    await expect(page.getByRole('dialog', { name: 'Take from the catalogue: Conditions' })).toBeVisible();
    await page.keyboard.type('shak');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name of the condition' })).toHaveValue('Shaken');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(page.getByText('Shaken').first()).toBeVisible();
  });
  await kill(desk);
});
