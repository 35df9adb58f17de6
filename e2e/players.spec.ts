import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { goblin, newCampaign, newCreature, newEncounter, samurai } from './stock.ts';

/** A second display, as if one were plugged in beside the first. */
const wall = { id: 77, label: 'Wall', x: 1920, y: 0, width: 1280, height: 720 };

test('the players have a window of their own, which is told no more than it shows', async ({ folder }) => {
  test.setTimeout(90_000);
  const desk = await startDesk(folder);
  const { app, page } = desk;
  const campaign = await newCampaign(desk, 'Orle');
  const hero = await newCreature(desk, campaign, 'character', '<i>Tomoe</i>', samurai);
  const monster = await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
  await newEncounter(desk, campaign, 'Ford', [hero, monster, monster]);
  await app.evaluate(({ screen }, { id, label, ...area }) => {
    const [first] = screen.getAllDisplays();
    if (first === undefined) throw new Error('there is no display');
    const { width, height } = area;
    const second = { ...first, id, label, bounds: area, workArea: area, size: { width, height } };
    screen.getAllDisplays = () => [first, second];
  }, wall);

  const [players] = await Promise.all([app.waitForEvent('window'), page.keyboard.press('Control+Shift+P')]);
  const heading = players.getByRole('heading', { level: 1 });
  const lines = players.getByRole('listitem');

  await test.step('over the whole of the other display, without taking the keyboard', async () => {
    await expect(heading).toHaveText('<i>Tomoe</i>');
    const handle = await app.browserWindow(players);
    expect(await handle.evaluate((window) => [window.isFullScreen(), window.isFocused()])).toEqual([
      true,
      false,
    ]);
    await expect(lines.nth(0).getByRole('img', { name: '45 of 45 hit points' })).toBeVisible();
    await expect(lines.nth(1)).toHaveText(/Goblin 1\s*unhurt/);
    const { violations } = await new AxeBuilder({ page: players }).withTags(['wcag2a', 'wcag2aa']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  await test.step('it follows the fight, undo included', async () => {
    await page.keyboard.press('p');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(lines.nth(1)).toHaveText(/wounded/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Undo: Goblin 1/ }).click();
    await expect(lines.nth(1)).toHaveText(/unhurt/);
    await page.locator('h1').click();
    await page.keyboard.press('n');
    await expect(heading).toHaveText('Goblin 1');
  });

  await test.step('what the game master hides is gone from it', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'What the players see' }).click();
    const dialog = page.getByRole('dialog', { name: 'What the players see' });
    await dialog.getByRole('checkbox', { name: 'Goblin 1' }).check({ force: true });
    await dialog.getByRole('radiogroup', { name: 'Names of monsters' }).getByText('Numbered').click();
    await dialog.getByRole('textbox', { name: 'Note for the players' }).fill('It is raining.');
    await expect(lines).toHaveCount(2);
    await expect(heading).toHaveText('The game master plays');
    await expect(lines.nth(1)).toHaveText(/Monster 2/);
    await expect(players.getByText('It is raining.')).toBeVisible();
    expect(await players.content()).not.toContain('Goblin');
    await page.keyboard.press('Escape');
  });

  await test.step('its page can neither send commands nor read documents', async () => {
    const found = await players.evaluate(async () => {
      const { campaignDeskPlayers: api } = window as unknown as {
        campaignDeskPlayers: Record<string, () => Promise<unknown>>;
      };
      const refused = async (url: string) => {
        try {
          await fetch(url);
          return false;
        } catch {
          return true;
        }
      };
      const ownOrigin = location.origin;
      return {
        functions: Object.keys(api),
        others: Object.keys(window).filter((name) => /^campaignDesk(?!Players)|electron|ipc/i.test(name)),
        told: JSON.stringify(await api.view?.()),
        desk: await refused(ownOrigin.replace('players', 'desk')),
        databases: (await indexedDB.databases()).length,
      };
    });
    expect(found).toMatchObject({ functions: ['view', 'onView'], others: [], desk: true, databases: 0 });
    expect(found.told).toContain('Monster');
    expect(found.told).not.toMatch(/Goblin|armor|defense|snapshot|document|12/i);
  });

  await test.step('it goes when its display is unplugged', async () => {
    const gone = players.waitForEvent('close');
    await app.evaluate(({ screen }, { id }) => {
      const [first, second] = screen.getAllDisplays();
      if (first !== undefined) screen.getAllDisplays = () => [first];
      screen.emit('display-removed', {}, { ...second, id });
    }, wall);
    await gone;
    expect(app.windows()).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Ford' })).toBeVisible();
  });
  await app.close();
});
