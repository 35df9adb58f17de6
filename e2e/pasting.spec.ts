import { expect } from '@playwright/test';
import { kill, startDesk, test } from './desk.ts';

const block = `Marsh Howler
Size/Type:\tLarge Magical Beast (Aquatic)
Hit Dice:\t6d10+18 (51 hp)
Initiative:\t–1
Armor Class:\t17 (–1 size, –1 Dex, +8 natural), touch 8, flat-footed 16
Attack:\tBite +10 melee (1d8+7) or howl at the moon
Saves:\tFort +8, Ref +4, Will +3
Abilities:\tStr 21, Dex 9, Con 17, Int 2, Wis 12, Cha 6
Feats:\tAlertness, Track`;

test('a pasted stat block becomes a monster: what was not understood is marked, and printed numbers stay', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('The fens');
  await page.getByRole('button', { name: /Rule system$/ }).click();
  await page.getByRole('option', { name: /3\.5/ }).click();
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await page.getByRole('tab', { name: 'Monsters' }).click();

  await page.getByRole('button', { name: 'Paste a stat block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a stat block' });
  await dialog.getByRole('textbox', { name: 'Stat block' }).fill(block);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Marsh Howler');
  await expect(dialog.locator('mark')).toHaveText(['howl at the moon']);
  const total = dialog.getByRole('row', { name: /Armour class/ }).first();
  await expect(total).toContainText('17');
  await expect(total.getByRole('button')).toHaveText('16');
  await expect(
    dialog.getByText('1 piece was not understood; it is marked. 1 number does not add up.'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Old Howler');
  await dialog.getByRole('button', { name: 'Save the monster' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Old Howler' })).toBeVisible();
  const numbers = page.getByRole('region', { name: 'Worked out by the rules' });
  await expect(
    numbers.getByRole('button', { name: /: 17, set by hand; the rules make it 16/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'As printed' }).click();
  await expect(page.getByRole('dialog', { name: 'As printed' })).toContainText('howl at the moon');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 1, name: 'Old Howler' })).toHaveCount(0);
  await kill(desk);
});
