import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { SystemId } from '../shared/rules/core/system.ts';
import { type Desk, startDesk, test } from './desk.ts';
import { askMain, goblin, newCampaign, newCharacter, newCreature, newEncounter, samurai } from './stock.ts';

const block = `Marsh Howler
Size/Type:\tLarge Magical Beast
Hit Dice:\t6d10+18 (51 hp)
Armor Class:\t17 (–1 size, –1 Dex, +8 natural), touch 8, flat-footed 16
Attack:\tBite +10 melee (1d8+7) or howl at the moon
Abilities:\tStr 21, Dex 9, Con 17, Int 2, Wis 12, Cha 6`;

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

/** Checks of the screen that a desk shows, named for the report. */
function checks(desk: Desk) {
  const { page } = desk;
  const inTheme = async (screen: string, theme: 'light' | 'dark'): Promise<void> => {
    await dress(desk, theme);
    // Colours that are still fading would be measured half-way.
    await page.waitForTimeout(200);
    expect(await faults(page), `${screen}, ${theme}`).toEqual([]);
  };
  return {
    inBoth: async (screen: string): Promise<void> => {
      await inTheme(screen, 'light');
      await inTheme(screen, 'dark');
    },
    /** For what is made of the same parts as other screens. */
    inDark: (screen: string): Promise<void> => inTheme(screen, 'dark'),
  };
}

test('every screen meets WCAG AA in both themes', async ({ folder }) => {
  test.setTimeout(180_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { inBoth } = checks(desk);
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
  // By keyboard over the open roll, and back to its box.
  await page.keyboard.press('Control+d');
  const roller = page.getByRole('dialog', { name: 'Roll dice' });
  await page.keyboard.type('2d6+');
  await page.keyboard.press('Enter');
  await expect(roller.getByText('At character 5: something more is wanted.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2d6+3');
  await page.keyboard.press('Enter');
  await expect(roller.getByRole('status').getByText('2d6+3')).toBeVisible();
  await inBoth('the roller');
  await page.keyboard.press('Escape');
  await expect(page.locator('#dice-box')).toBeFocused();
  await page.getByRole('link', { name: 'Settings' }).click();
  await inBoth('settings');
  await desk.app.close();
});

test('the bestiary, catalogues and what is pasted meet WCAG AA in both themes', async ({ folder }) => {
  test.setTimeout(180_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  const { inBoth, inDark } = checks(desk);
  await newCampaign(desk, 'Vuono', 'srd35');
  await page.getByRole('tab', { name: 'Catalogue' }).click();
  await page.getByRole('button', { name: 'Plain things' }).click();
  await inBoth('plain things for the catalogue');
  await page.keyboard.press('Escape');
  await inBoth('a catalogue');
  await page.getByRole('tab', { name: 'Monsters' }).click();
  await page.getByRole('button', { name: 'Paste a stat block' }).click();
  await page.getByRole('textbox', { name: 'Stat block' }).fill(block);
  await expect(page.getByRole('dialog').locator('mark')).toHaveCount(1);
  await inBoth('a pasted stat block');
  await page.getByRole('button', { name: 'Save the monster' }).click();
  await page.getByRole('heading', { level: 1, name: 'Marsh Howler' }).waitFor();
  await inBoth('the builder of a pasted monster');
  await page.getByRole('link', { name: 'Vuono' }).click();
  await page.getByRole('row', { name: 'Marsh Howler' }).press('Space');
  await inDark('the monsters of a campaign with one chosen');
  await page.getByRole('link', { name: 'Bestiary' }).click();
  await page.getByRole('row', { name: 'Marsh Howler' }).press('Space');
  await inBoth('the bestiary with one chosen');
  for (const deed of ['Copy…', 'Tags…', 'Derive from it…']) {
    await page.getByRole('button', { name: deed }).click();
    await page.getByRole('dialog').waitFor();
    await inDark(deed);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await desk.app.close();
});

test('what is prepared, contests and the players’ window meet WCAG AA in both themes', async ({ folder }) => {
  test.setTimeout(120_000);
  const desk = await startDesk(folder);
  const { app, page } = desk;
  const { inBoth, inDark } = checks(desk);
  const campaign = await newCampaign(desk, 'Valmont', 'success-levels');
  const speaker = {
    skills: [
      { name: { key: 'success-levels:skill.eloquence' }, skill: 4, ability: 'charisma', threatFrom: 20 },
    ],
  };
  await newCreature(desk, campaign, 'character', 'Odile', speaker);
  await newCreature(desk, campaign, 'character', 'Bran', speaker);
  await newCreature(desk, campaign, 'monster', 'Reeve', speaker);
  await page.getByRole('tab', { name: 'Encounters' }).click();
  await page.getByRole('button', { name: 'Prepare an encounter' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The trial');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /^Add from/ }).fill('ree');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take Reeve out' })).toBeVisible();
  await page.getByRole('button', { name: 'Another wave' }).click();
  await page.getByRole('checkbox', { name: 'All of it unseen by the players' }).check({ force: true });
  await inBoth('an encounter being prepared');
  // The smallest that the window can be.
  await page.setViewportSize({ width: 800, height: 560 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Begin the encounter' }).click();
  await page.getByRole('button', { name: /^Next turn/ }).waitFor();

  // With a difficulty, one side and no minimum; then with two sides and a minimum: the others are made of the same.
  await page.keyboard.press('Control+b');
  await page.getByRole('dialog', { name: 'Begin a contest' }).waitFor();
  await inDark('a test');
  await page.getByRole('button', { name: /How it is fought out/ }).click();
  await page.getByRole('option', { name: /^Extended contest/ }).click();
  await inDark('an extended contest');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const box = page.locator('#dice-box');
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Add a helper' }).click();
  await inBoth('a contest before the dice');
  await page.getByRole('button', { name: 'Without helper 1' }).click();
  await box.fill('14');
  await box.press('Enter');
  await expect(page.getByText('Opposed roll of Reeve (Eloquence)').first()).toBeVisible();
  await inDark('an open exchange');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'What the players see' }).click();
  await page.getByRole('dialog', { name: 'What the players see' }).waitFor();
  await inDark('what the players see');
  const [players] = await Promise.all([app.waitForEvent('window'), page.keyboard.press('Control+Shift+P')]);
  await players.getByRole('heading', { level: 1 }).waitFor();
  for (const theme of ['light', 'dark'] as const) {
    await dress(desk, theme);
    await expect(players.locator(`html[data-theme=${theme}]`)).toBeAttached();
    await players.waitForTimeout(200);
    expect(await faults(players), `the players’ window, ${theme}`).toEqual([]);
  }
  await desk.app.close();
});

/** Where the focus is: what it is called, whether it can be seen, and where it stands on the page. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const outlined = (one: Element | null, levels: number): boolean =>
      one !== null &&
      levels > 0 &&
      (getComputedStyle(one).outlineStyle !== 'none' || outlined(one.parentElement, levels - 1));
    const all = [...document.querySelectorAll('main *')];
    return {
      at: all.indexOf(element),
      isSeen: outlined(element, 4),
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      html: element.outerHTML.slice(0, 200),
    };
  });
}

/** Tabs through the page from its main part on until the focus leaves it, and answers with every place it has been. */
async function walk(page: Page) {
  const places: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  await page.locator('#content').focus();
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await focused(page);
    if (place === null || place.at === -1) return places;
    places.push(place);
  }
  throw new Error('the focus never leaves the page');
}

const builders: readonly (readonly [SystemId, 'character' | 'monster', 'light' | 'dark'])[] = [
  ['strike-save', 'monster', 'light'],
  ['success-levels', 'character', 'light'],
  ['success-levels', 'monster', 'dark'],
  ['telnas', 'character', 'dark'],
  ['telnas', 'monster', 'light'],
  ['srd35', 'character', 'dark'],
  ['srd35', 'monster', 'light'],
];

test('every builder meets WCAG AA, its dialogs too, and is walked by keyboard from top to bottom', async ({
  folder,
}) => {
  test.setTimeout(180_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  for (const [system, kind, theme] of builders) {
    const on = `${system}, ${kind}, ${theme}`;
    const campaign = await newCampaign(desk, `Orle, ${on}`, system);
    const id = await newCreature(desk, campaign, kind, 'Aldric', {});
    await page.evaluate((creature) => {
      location.hash = `/creatures/${creature}`;
    }, id);
    await page.getByRole('heading', { level: 1, name: 'Aldric' }).waitFor();
    await dress(desk, theme);
    await page.waitForTimeout(200);
    expect(await faults(page), on).toEqual([]);
    const places = await walk(page);
    expect(
      places.filter(({ isSeen }) => !isSeen),
      on,
    ).toEqual([]);
    // In the order of the page, which is that of reading; nothing is passed over or met twice.
    expect(
      places.map(({ at }) => at),
      on,
    ).toEqual([...new Set(places.map(({ at }) => at))].toSorted((a, b) => a - b));
    expect(places.length, on).toBeGreaterThan(20);
    await page.evaluate(() => {
      location.hash = '/';
    });
  }
  await page.getByRole('row', { name: 'Orle, srd35, character, dark' }).click();
  await page.getByRole('row', { name: 'Aldric' }).click();
  await dress(desk, 'dark');
  await page.getByRole('button', { name: /^All attacks: 10\. Show/ }).click();
  await expect(page.getByRole('dialog', { name: /^All attacks: 10/ })).toBeVisible();
  expect(await faults(page), 'a ledger').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take from the catalogue: Armour' }).click();
  await expect(page.getByRole('dialog', { name: 'Take from the catalogue: Armour' })).toBeVisible();
  expect(await faults(page), 'the catalogue').toEqual([]);
  await page.keyboard.type('hide');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History of Aldric' })).toBeVisible();
  expect(await faults(page), 'the history').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Orle, srd35, character, dark' }).click();
  await page.getByRole('tab', { name: 'Catalogue' }).click();
  await expect(page.getByRole('button', { name: 'Plain things' })).toBeVisible();
  expect(await faults(page), 'the list of the catalogue').toEqual([]);
  await page.getByRole('button', { name: 'Plain things' }).click();
  await page.keyboard.type('long');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Long/ }).waitFor();
  expect(await faults(page), 'an entry of the catalogue').toEqual([]);
  await desk.app.close();
});
