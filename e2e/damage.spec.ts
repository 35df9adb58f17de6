import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { newCampaign, newCreature, samurai } from './stock.ts';

/** Takes the library's file its first page, and spoils every place in which a text stands. */
function damage(folder: string, from: string, to: string): void {
  const file = path.join(folder, 'library', 'library.sqlite');
  const bytes = fs.readFileSync(file).fill(0, 0, 4096);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  fs.writeFileSync(file, bytes);
}

test('a damaged library says so, gives back what can be read, and names what is lost', async ({ folder }) => {
  let desk = await startDesk(folder);
  const campaign = await newCampaign(desk, 'Orle');
  await newCreature(desk, campaign, 'character', 'Tomoe', samurai);
  await newCreature(desk, campaign, 'character', 'Gozen', samurai);
  await desk.app.close();
  fs.rmSync(path.join(folder, 'library', 'backups'), { recursive: true });
  // Every body in which Gozen stands is no JSON any more.
  damage(folder, '{"text":"Gozen"', '{{"text":Gozen"');

  desk = await startDesk(folder);
  const asking = desk.page;
  await expect(asking.getByRole('heading', { level: 1 })).toHaveText('Campaign Desk cannot open its library');
  const salvage = asking.getByRole('button', { name: 'Bring back everything that can be read' });
  await expect(salvage).toBeFocused();
  await expect(
    asking.getByText(/Unreadable entry.*Character, Orle.*Nothing of it could be read/),
  ).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Start a new library' })).toBeVisible();
  const opened = desk.app.waitForEvent('window');
  await asking.keyboard.press('Enter');
  const page = await opened;

  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('row', { name: 'Orle' }).click();
  await page.getByRole('row', { name: 'Tomoe' }).click();
  await expect(page.getByText('Samurai, level 7')).toBeVisible();
  await page.getByRole('link', { name: 'Look at the damage' }).click();
  const list = page.getByRole('grid', { name: 'Damaged records' });
  const gozen = list.getByRole('row', { name: 'Unreadable entry' });
  await expect(gozen).toBeVisible();
  await gozen.getByRole('button', { name: 'Remove it for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it for good' }).click();
  await expect(page.getByText('Everything that was read is as it was written.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look at the damage' })).toHaveCount(0);
  const aside = fs
    .readdirSync(path.join(folder, 'library'))
    .filter((name) => /set-aside\.sqlite$/.test(name));
  expect(aside).toHaveLength(1);
  await desk.app.close();
});
