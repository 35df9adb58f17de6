import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { goblin, newCampaign, newCreature } from './stock.ts';

test('the bestiary by keyboard: filter, four more goblins, tags, a chief derived from one, and the way back', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const { keyboard } = page;
  await newCampaign(desk, 'Kiso', 'telnas');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  const orle = await newCampaign(desk, 'Orle');
  await newCreature(desk, orle, 'monster', 'Goblin', goblin);
  await newCreature(desk, orle, 'monster', 'Wolf', goblin);
  const list = page.getByRole('grid', { name: 'Monsters' });
  const toBestiary = () => page.getByRole('link', { name: 'Bestiary' }).press('Enter');

  await test.step('filter and copy', async () => {
    await toBestiary();
    await expect(list.getByRole('row', { name: 'Wolf' })).toContainText('Strike and save');
    await keyboard.press('Control+f');
    await keyboard.type('gob');
    await expect(page.getByRole('status').getByText('1 of 2 monsters')).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await page.getByRole('button', { name: 'Copy…' }).press('Enter');
    await keyboard.press('Control+a');
    await keyboard.type('4');
    await keyboard.press('Enter');
    await expect(page.getByText('4 copies made')).toBeVisible();
    await expect(list.getByRole('row', { selected: true })).toHaveCount(4);
    await expect(list.getByRole('row', { name: 'Goblin 5' })).toBeVisible();
  });

  await test.step('tags on all of them, taken back and put on again', async () => {
    await page.getByRole('button', { name: 'Tags…' }).press('Enter');
    await keyboard.type('night watch');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Set the tags' }).press('Enter');
    const tagged = list.getByRole('row').filter({ hasText: 'night watch' });
    await expect(tagged).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Tags…' })).toBeFocused();
    await keyboard.press('Control+z');
    await expect(tagged).toHaveCount(0);
    await keyboard.press('Control+y');
    await expect(tagged).toHaveCount(4);
  });

  await test.step('a chief is derived on the page of a goblin', async () => {
    await list.getByRole('row', { name: 'Goblin', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Derive from it…' }).press('Enter');
    await keyboard.type('Goblin Chief');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Goblin Chief' })).toBeVisible();
  });

  await test.step('what changes in the template is taken over, and given back', async () => {
    const armorClass = page.getByRole('textbox', { name: 'Armour class', exact: true });
    await page.getByRole('main').getByRole('link', { name: 'Goblin', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Goblin', exact: true })).toBeVisible();
    await armorClass.fill('15');
    await armorClass.press('Tab');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await toBestiary();
    await list.getByRole('row', { name: 'Goblin Chief' }).press('Enter');
    await expect(page.getByRole('row', { name: /Armour class 13 15/ })).toBeVisible();
    await page.getByRole('button', { name: 'Take over: Armour class' }).press('Enter');
    await expect(armorClass).toHaveValue('15');
    await keyboard.press('Control+z');
    await expect(armorClass).toHaveValue('13');
    await expect(page.getByRole('row', { name: /Armour class 13 15/ })).toBeVisible();
  });
  await desk.app.close();
});
