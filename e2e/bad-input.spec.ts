import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { goblin, newCampaign, newCharacter, newCreature, newEncounter, samurai } from './stock.ts';

const injection = '<img src=x onerror=alert(1)>';

/** What a field says in each language when it cannot take what was typed. */
const messages = [
  {
    system: 'en_GB.UTF-8',
    level: 'Level',
    campaigns: 'New campaign',
    create: 'Create campaign',
    name: 'Name of the campaign',
    empty: 'Please write something here.',
    tooLong: 'Too long: at most 120 characters.',
    range: 'From 1 to 20.',
    notNumber: 'Please type a number.',
  },
  {
    system: 'fr_FR.UTF-8',
    level: 'Niveau',
    campaigns: 'Nouvelle campagne',
    create: 'Créer la campagne',
    name: 'Nom de la campagne',
    empty: 'Écrivez quelque chose ici.',
    tooLong: 'Trop long : 120 caractères au plus.',
    range: 'De 1 à 20.',
    notNumber: 'Tapez un nombre.',
  },
  {
    system: 'fi_FI.UTF-8',
    level: 'Taso',
    campaigns: 'Uusi kampanja',
    create: 'Luo kampanja',
    name: 'Kampanjan nimi',
    empty: 'Kirjoita tähän jotakin.',
    tooLong: 'Liian pitkä: enintään 120 merkkiä.',
    range: 'Sallittu väli on 1–20.',
    notNumber: 'Kirjoita luku.',
  },
] as const;

for (const words of messages) {
  test(`names and levels that cannot be are told in the language of the screen (${words.system})`, async ({
    folder,
  }) => {
    const desk = await startDesk(folder, words.system);
    const { page } = desk;
    const field = page.getByRole('textbox', { name: words.name });
    await page.getByRole('button', { name: words.campaigns }).click();
    await page.getByRole('button', { name: words.create }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('x'.repeat(10_000));
    await expect(page.getByText(words.tooLong)).toBeVisible();
    await page.getByRole('button', { name: words.create }).click();
    await expect(field).toHaveValue('x'.repeat(10_000));
    await field.fill(injection);
    await page.getByRole('button', { name: words.create }).click();
    await expect(page.getByRole('heading', { level: 1, name: injection })).toBeVisible();
    expect(await page.locator('img').count()).toBe(0);

    await page.goBack();
    const campaign = await newCampaign(desk, 'Second');
    await newCharacter(desk, campaign, 'Tomoe', samurai);
    const level = page.getByRole('textbox', { name: words.level, exact: true });
    await level.fill('21');
    await expect(level).toHaveAccessibleDescription(new RegExp(words.range));
    await expect(level).toHaveAttribute('aria-invalid', 'true');
    await level.fill('abc');
    await expect(level).toHaveAccessibleDescription(new RegExp(words.notNumber));
    // The fault keeps nothing else from being kept, and goes with the field it is in.
    await page.getByRole('heading', { level: 1 }).click();
    await page.reload();
    await expect(level).toHaveValue('7');
    await desk.app.close();
  });
}

test('dice that cannot fall and points that are none are told, and the question stays', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Fight');
  const hero = await newCreature(desk, campaign, 'character', injection, samurai);
  const monster = await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
  await newEncounter(desk, campaign, 'Ford', [hero, monster]);
  await page.keyboard.press('a');
  const box = page.getByRole('textbox', { name: 'Attack roll' });
  await expect(box).toBeFocused();
  for (const [typed, message] of [
    ['25', 'This die shows 1 to 20.'],
    ['0', 'This die shows 1 to 20.'],
    ['abc', '“abc” is not what dice show. Type numbers only.'],
    ['3, x', '“x” is not what dice show. Type numbers only.'],
  ] as const) {
    await box.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(box).toHaveValue(typed);
  }
  await box.fill('');
  await page.keyboard.press('x');
  await expect(page.getByRole('alert')).toHaveText('“x” is not what dice show. Type numbers only.');
  await box.fill('14');
  await page.keyboard.press('Enter');
  await expect(page.getByText('26 beats armour class 13.').first()).toBeVisible();

  const points = page.getByRole('textbox', { name: 'Damage or healing for Goblin' });
  await points.fill('lots');
  await points.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('“lots” is not a number of points.');
  await points.fill('5');
  await points.press('Enter');
  await expect(page.getByRole('img', { name: '7 of 12 hit points' })).toBeVisible();
  expect(await page.locator('main img[src]').count()).toBe(0);
  await desk.app.close();
});

test('an attack takes three keys besides the typed numbers', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Keys');
  const hero = await newCreature(desk, campaign, 'character', 'Tomoe', samurai);
  const monster = await newCreature(desk, campaign, 'monster', 'Goblin', { ...goblin, hitPoints: 30 });
  await newEncounter(desk, campaign, 'Ford', [hero, monster]);
  // Katana: 12 + 14 beats 13, 1d10 shows 6, +5 for Strength and Dexterity: 30 − 11.
  for (const key of ['a', '1', '4', 'Enter', '6', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('img', { name: '19 of 30 hit points' })).toBeVisible();
  // Bow with Strength on damage: 9 + 8 beats 13, 1d8 shows 2, +5: 19 − 7. Typed without a pause.
  for (const key of ['c', '8', 'Enter', '2', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('img', { name: '12 of 30 hit points' })).toBeVisible();
  // Rolled by the app: the first key opens, Enter alone rolls; a hit asks for damage, a miss is through.
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/armour class 13|natural/).first()).toBeVisible();
  await desk.app.close();
});
