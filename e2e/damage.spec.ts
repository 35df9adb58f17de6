import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { askMain, newCampaign, newCreature, samurai } from './stock.ts';

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

test('what has vanished is missed: in the list, in the history, and with a word on where the library lies', async ({
  folder,
}) => {
  const synchronised = path.join(folder, 'Dropbox');
  let desk = await startDesk(synchronised);
  const campaign = await newCampaign(desk, 'Orle');
  const id = await newCreature(desk, campaign, 'character', 'Tomoe', samurai);
  const found = (await askMain(desk, 'library.read', { id })) as { value: { body: object } };
  const { body } = found.value;
  for (const [revision, name] of [
    [2, 'Gozen'],
    [3, 'Hangaku'],
  ] as const)
    expect(
      await askMain(desk, 'creatures.save', {
        ...{ commandId: crypto.randomUUID(), id, revision, body: { ...body, name: { text: name } } },
      }),
    ).toMatchObject({ ok: true });
  await desk.app.close();
  const db = new DatabaseSync(path.join(synchronised, 'library', 'library.sqlite'));
  db.exec("DELETE FROM revisions WHERE revision = 3; UPDATE revisions SET at = 'never' WHERE revision = 2");
  db.close();

  desk = await startDesk(synchronised);
  const { page } = desk;
  await expect(page.getByText(/lies in a folder that another program synchronises/)).toBeVisible();
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('row', { name: 'Orle' }).click();
  await page.getByRole('row', { name: 'Hangaku' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByRole('listitem')).toHaveText([
    /as it is now/,
    /^Change 3: nothing is left of it/,
    /damaged/,
    /Go back to this/,
  ]);
  await page.keyboard.press('Escape');
  await askMain(desk, 'damage.look', null);
  await page.getByRole('link', { name: 'Look at the damage' }).click();
  const row = page.getByRole('grid', { name: 'Damaged records' }).getByRole('row', { name: 'Hangaku' });
  await expect(row).toContainText('2 earlier states in its history are damaged or gone');
  await row.getByRole('button', { name: 'Strike off the list' }).click();
  await expect(page.getByText('Everything that was read is as it was written.')).toBeVisible();
  await desk.app.close();
});
