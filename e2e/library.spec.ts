import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { kill, openFrom, saveTo, startDesk, test } from './desk.ts';
import { goblin, newCampaign, newCharacter, newCreature, samurai } from './stock.ts';

/** A bundle of one campaign with some documents, by their ids. */
function bundleOf(campaign: string, held: Readonly<Record<string, object>>): Uint8Array {
  const manifest = {
    format: 'campaign-desk-bundle',
    formatVersion: 1,
    appVersion: '1',
    at: '2025-01-02T03:04:05.678Z',
  };
  const name = { text: campaign };
  const body = { schema: 1, name, system: 'strike-save', language: 'en', options: {} };
  const entries = [
    ['manifest.json', { ...manifest, campaigns: [{ id: 'archive', name }] }],
    ['documents/archive.json', { kind: 'campaign', campaignId: 'archive', body }],
    ...Object.entries(held).map(([id, document]) => [
      `documents/${id}.json`,
      { campaignId: 'archive', ...document },
    ]),
  ];
  return zipSync(Object.fromEntries(entries.map(([entry, json]) => [entry, strToU8(JSON.stringify(json))])));
}

function manyNotes(count: number): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `n${at}`,
      { kind: 'note', body: { schema: 1, name: { text: `Note ${at}` }, text: '' } },
    ]),
  );
}

/** The names that the window's replica holds; none while it is being made anew. */
function remembered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [database] = await indexedDB.databases();
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(database?.name ?? '');
      request.onsuccess = () => resolve(request.result);
    });
    if (!opened.objectStoreNames.contains('rows')) {
      opened.close();
      return [];
    }
    const rows = await new Promise<{ name: { text: string } }[]>((resolve) => {
      const request = opened.transaction('rows').objectStore('rows').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    opened.close();
    return rows.map(({ name }) => name.text);
  });
}

/** Within the window: makes its replica one of another library, which has come further and holds a ghost. */
async function rememberAnother(): Promise<void> {
  const [database] = await indexedDB.databases();
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(database?.name ?? '');
    request.onsuccess = () => resolve(request.result);
  });
  const change = opened.transaction(['rows', 'progress'], 'readwrite');
  const rows = change.objectStore('rows').getAll();
  rows.onsuccess = () => {
    for (const row of rows.result)
      change.objectStore('rows').put({ ...row, id: `${row.id} again`, name: { text: 'Ghost' } });
  };
  change.objectStore('progress').put({ id: 'progress', library: 'another', seq: 99_999 });
  await new Promise<void>((resolve) => {
    change.oncomplete = () => resolve();
  });
  opened.close();
}

test('a note is written, found by any of its words, changed, and taken back to what it was', async ({
  folder,
}) => {
  let desk = await startDesk(folder);
  let { page } = desk;
  await newCampaign(desk, 'Orle');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'New note' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Le cœur de Łukasz');
  await page.getByRole('button', { name: 'Create note' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill(
    'The Straße ends at the well. <img src=x onerror=alert(1)></pre><style onload=alert(1)>' +
      '<iframe srcdoc="<script>parent.ran = true</script>"></iframe><svg onload=alert(1)>',
  );
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await text.fill('Nothing is left here.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  for (const typed of ['coeur', 'LUKASZ', 'noth']) {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'What are you looking for?' }).fill(typed);
    await expect(page.getByRole('grid').getByText('Le cœur de Łukasz')).toBeVisible();
    await page.keyboard.press('Escape');
  }

  // The history outlives the app.
  await kill(desk);
  desk = await startDesk(folder);
  page = desk.page;
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('coeur');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Le cœur de Łukasz' })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('listitem').nth(1).getByRole('button', { name: 'Go back to this' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/The Straße ends at the well/);
  expect(await page.locator('main :is(img, iframe, style, script), iframe').count()).toBe(0);
  expect(await page.evaluate(() => (globalThis as Record<string, unknown>).ran)).toBeUndefined();
  await desk.app.close();
});

test('what is removed lies in the trash, comes back from it, and is forgotten only when asked', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Orle');
  await newCharacter(desk, campaign, 'Tomoe', samurai);
  await page.getByRole('button', { name: 'Remove Tomoe' }).click();
  await expect(page.getByText('No characters yet')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  const trash = page.getByRole('grid', { name: 'Trash' });
  await trash.getByRole('row', { name: /Tomoe/ }).getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  await page.goBack();
  await page.getByRole('row', { name: 'Tomoe' }).click();
  await page.getByRole('button', { name: 'Remove Tomoe' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the trash' }).click();
  await expect(page.getByText('1 document is gone for good.')).toBeVisible();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  await desk.app.close();
});

test('a backup is made, shows what it would change, and is restored', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Orle');
  await newCreature(desk, campaign, 'character', 'Tomoe', samurai);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('The backup is made and checked.')).toBeVisible();
  await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
  await page.getByRole('button', { name: 'What would change' }).first().click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('listitem')).toHaveText(/Goblin.*goes/);
  await preview.getByRole('button', { name: 'Restore this backup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await page.getByRole('row', { name: 'Orle' }).click();
  await expect(page.getByRole('row', { name: /Tomoe/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Monsters' }).click();
  await expect(page.getByText('No monsters yet')).toBeVisible();
  await desk.app.close();
});

test('the whole library goes to another computer in one file', async ({ folder }) => {
  const file = path.join(folder, 'all.campaign');
  const first = await startDesk(path.join(folder, 'first'));
  const campaign = await newCampaign(first, 'Orle');
  await newCreature(first, campaign, 'character', '<b>Tomoe</b>', samurai);
  await newCreature(first, campaign, 'monster', 'Goblin', goblin);
  await first.page.getByRole('link', { name: 'Settings' }).click();
  await saveTo(first, file);
  await first.page.getByRole('button', { name: 'Export the whole library' }).click();
  await expect(first.page.getByText(`Written: ${file}`)).toBeVisible();
  await first.app.close();

  const second = await startDesk(path.join(folder, 'second'));
  const { page } = second;
  await page.getByRole('link', { name: 'Settings' }).click();
  await openFrom(second, file);
  await page.getByRole('button', { name: 'Import a bundle' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Orle: 1 character, 1 monster/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/Imported: 3 new/)).toBeVisible();
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await page.getByRole('row', { name: 'Orle' }).click();
  await page.getByRole('row', { name: '<b>Tomoe</b>' }).click();
  await expect(page.getByText('Samurai, level 7')).toBeVisible();

  // So many at once that the window asks for them.
  fs.writeFileSync(file, bundleOf('Archive', manyNotes(600)));
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Import a bundle' }).click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/Imported: 601 new/)).toBeVisible();
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await expect(page.getByRole('row', { name: 'Archive' })).toBeVisible();
  await second.app.close();
});

test('a file that is no bundle is refused with a reason, and nothing changes', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const file = path.join(folder, 'bad.campaign');
  fs.writeFileSync(file, 'not a zip');
  await newCampaign(desk, 'Orle');
  await page.getByRole('link', { name: 'Settings' }).click();
  await openFrom(desk, file);
  await page.getByRole('button', { name: 'Import a bundle' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    /This file is not one that the app/,
  );
  const body = { schema: 1, name: { text: 'Tomoe' }, hitPoints: null };
  const sheet = { ...samurai, level: 99, class: 'wizard' };
  fs.writeFileSync(file, bundleOf('Archive', { tomoe: { kind: 'character', body: { ...body, sheet } } }));
  await page.getByRole('button', { name: 'Import a bundle' }).click();
  for (const field of ['level', 'class'])
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      `documents/tomoe.json: body.sheet.${field}: `,
    );
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await expect(page.getByRole('row')).toHaveCount(1);
  await desk.app.close();
});

test('what the window remembers may be wiped, while the app is open and while it is closed', async ({
  folder,
}) => {
  let desk = await startDesk(folder);
  let { page } = desk;
  const campaign = await newCampaign(desk, 'Orle');
  await newCreature(desk, campaign, 'character', 'Tomoe', samurai);
  await expect(page.getByRole('row', { name: 'Tomoe' })).toBeVisible();
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await page.reload();
  await expect(page.getByRole('row', { name: 'Tomoe' })).toBeVisible();
  await desk.app.close();
  // What was changed is backed up at the end.
  expect(fs.readdirSync(path.join(folder, 'library', 'backups')).join()).toMatch(/\.exit\.sqlite/);
  for (const name of fs.readdirSync(folder))
    if (name !== 'library') fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  desk = await startDesk(folder);
  page = desk.page;
  await expect(page.getByRole('row', { name: 'Tomoe' })).toBeVisible();

  await test.step('a replica of another library is thrown away', async () => {
    await expect.poll(() => remembered(page)).toContain('Tomoe');
    await page.evaluate(rememberAnother);
    await page.reload();
    await expect.poll(() => remembered(page)).toEqual(expect.not.arrayContaining(['Ghost']));
    await expect(page.getByRole('row', { name: 'Tomoe' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Ghost' })).toHaveCount(0);
  });
  await desk.app.close();
});
