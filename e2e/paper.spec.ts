import fs from 'node:fs';
import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { type Desk, openFrom, saveTo, startDesk, test } from './desk.ts';
import { faultsOnPaper, readPdf } from './read-pdf.ts';
import { goblin, newCampaign, newCharacter, newCreature, samurai } from './stock.ts';

/** A4 and Letter in PostScript points, as printers round them. */
const sizes = { A4: [595, 842], Letter: [612, 792] } as const;

const readings = [
  {
    language: 'French',
    paper: 'A4',
    texts: ['Tomoe Gozen', 'Samouraï, niveau 7', 'Classe d’armure', '17', 'sur 45', 'Les Brumes d’Orle'],
    rows: [
      /Katana.*\+12.*1d10 \+5/s,
      /Arc.*\+12.*1d8 \+2/s,
      /Arc.*\+9.*1d8 \+5/s,
      /Effets de zone\s*\+5/,
      /Sagesse/,
      /−1/,
    ],
  },
  {
    language: 'Finnish',
    paper: 'Letter',
    texts: ['Tomoe Gozen', 'Samurai, taso 7', 'Panssariluokka', '17', '45'],
    rows: [/Katana.*\+12.*1n10 \+5/s, /Jousi.*\+9.*1n8 \+5/s, /Aluevaikutukset\s*\+5/, /−1/],
  },
] as const;

/** By its key, even from a field, or from the application menu. */
async function openPrinting({ app, page }: Desk, from: 'key' | 'menu' = 'key'): Promise<Locator> {
  if (from === 'key') await page.keyboard.press('Control+p');
  else {
    const item = await app.evaluate(({ Menu }) => {
      const found = Menu.getApplicationMenu()?.getMenuItemById('print');
      found?.click();
      return { label: found?.label, enabled: found?.enabled, accelerator: found?.accelerator };
    });
    expect(item).toEqual({ label: 'Print…', enabled: true, accelerator: 'CmdOrCtrl+P' });
  }
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await expect(dialog.getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 20_000 });
  return dialog;
}

/** Waits for the pages of what was chosen last, and saves them. */
async function save(desk: Desk, dialog: Locator, file: string): Promise<void> {
  await saveTo(desk, file);
  const button = dialog.getByRole('button', { name: 'Save as PDF…' });
  await expect(button).toBeEnabled({ timeout: 20_000 });
  await button.click();
  await expect(desk.page.getByText(`Saved: ${file}`)).toBeVisible({ timeout: 20_000 });
  // While it still closes it does not open again.
  await expect(dialog).toBeHidden();
}

test('a sheet prints on one page of the chosen paper in the chosen language, selectable, fonts embedded', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const campaign = await newCampaign(desk, 'Les Brumes d’Orle');
  await newCharacter(desk, campaign, 'Tomoe Gozen', samurai);
  await desk.page.getByRole('textbox', { name: 'Name' }).first().focus();
  for (const { language, paper, texts, rows } of readings) {
    const file = path.join(folder, `${language}.pdf`);
    const dialog = await openPrinting(desk);
    await dialog.getByRole('radio', { name: language }).check({ force: true });
    await dialog.getByRole('radio', { name: paper }).check({ force: true });
    await save(desk, dialog, file);

    const pdf = await readPdf(fs.readFileSync(file));
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      sizes[paper],
    ]);
    const [text = ''] = pdf.pages.map((sheet) => sheet.text);
    for (const wanted of texts) expect(text).toContain(wanted);
    for (const wanted of rows) expect(text).toMatch(wanted);
    expect(text).toMatch(/1 \/ 1/);
    expect(pdf.fonts.length).toBeGreaterThan(0);
    expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    expect(new Set(pdf.fonts.map(({ family }) => family))).toEqual(new Set(['Alegreya', 'SourceSans3']));
    expect(faultsOnPaper(pdf)).toEqual([]);
  }
  // The campaign is printed as it was printed last.
  const dialog = await openPrinting(desk, 'menu');
  await expect(dialog.getByRole('radio', { name: 'Finnish' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await desk.app.close();
});

test('many sheets in one file: each has its own page numbers, and what is long flows on, nothing cut', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Long');
  const weapons = Array.from({ length: 40 }, (_, at) => ({
    name: { text: `Blade ${at + 1}` },
    attackType: 'ranged',
    damage: '2d4+1',
    strengthTo: 'ask',
    dexterityTo: 'ask',
  }));
  await newCreature(desk, campaign, 'character', 'Many <b>Blades</b>', { ...samurai, weapons });
  await newCreature(desk, campaign, 'character', 'Tomoe', samurai);
  await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
  await expect(page.getByRole('row', { name: 'Tomoe' })).toBeVisible();
  const dialog = await openPrinting(desk);
  await dialog.getByRole('button', { name: 'Overview for the game master What' }).click();
  await page.getByRole('option', { name: 'Sheets' }).click();
  await expect(dialog.getByText('2 of 3 chosen')).toBeVisible();

  // Page by page, by button and by key.
  const all = dialog.getByText(/^Page 1 of \d+$/);
  await expect(all).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await page.keyboard.press('PageDown');
  await expect(dialog.getByText(/^Page 3 of/)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Smaller' })).toBeEnabled();

  const file = path.join(folder, 'long.pdf');
  await save(desk, dialog, file);
  const pdf = await readPdf(fs.readFileSync(file));
  const footers = pdf.pages.map(({ text }) => /(\d+) \/ (\d+)/.exec(text)?.slice(1));
  const long = pdf.pages.length - 1;
  expect(long).toBeGreaterThan(2);
  expect(footers.slice(0, -1)).toEqual(
    Array.from({ length: long }, (_, at) => [String(at + 1), String(long)]),
  );
  expect(footers.at(-1)).toEqual(['1', '1']);
  for (const { text } of pdf.pages.slice(0, -1)) expect(text).toContain('Many <b>Blades</b>');
  expect(pdf.pages.at(-1)?.text).toContain('Tomoe');
  const text = pdf.pages.map((each) => each.text).join('\n');
  for (const { name } of weapons) expect(text.split(`${name.text}\n`).length).toBeGreaterThan(2);
  expect(faultsOnPaper(pdf)).toEqual([]);

  // One file for each, beside what is there already.
  fs.writeFileSync(path.join(folder, 'Tomoe.pdf'), 'mine');
  const again = await openPrinting(desk);
  await again.getByRole('button', { name: /^Overview/ }).click();
  await page.getByRole('option', { name: 'Sheets' }).click();
  await again.getByRole('radio', { name: 'One for each' }).check({ force: true });
  await openFrom(desk, folder);
  const button = again.getByRole('button', { name: 'Save as PDF…' });
  await expect(button).toBeEnabled({ timeout: 20_000 });
  await button.click();
  await expect(page.getByText(`2 of 2 files saved in ${folder}`)).toBeVisible({ timeout: 20_000 });
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  expect(files.sort()).toEqual(['Many b Blades b.pdf', 'Tomoe 2.pdf', 'Tomoe.pdf', 'long.pdf'].sort());
  expect(fs.readFileSync(path.join(folder, 'Tomoe.pdf'), 'utf8')).toBe('mine');
  expect((await readPdf(fs.readFileSync(path.join(folder, 'Tomoe 2.pdf')))).pages).toHaveLength(1);
  await desk.app.close();
});

test('what goes wrong is told and leaves nothing behind: no right to write, no printer, a page that dies', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Full');
  await newCharacter(desk, campaign, 'Tomoe', samurai);
  const taken = path.join(folder, 'taken.pdf');
  fs.mkdirSync(taken);
  fs.writeFileSync(path.join(taken, 'kept'), '');
  const dialog = await openPrinting(desk);
  await saveTo(desk, taken);
  await dialog.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect(page.getByText(/The file could not be written there/)).toBeVisible({ timeout: 20_000 });
  expect(fs.readdirSync(folder).filter((name) => name.includes('taken'))).toEqual(['taken.pdf']);

  await desk.app.evaluate(({ app, BrowserWindow }) => {
    const drawn = BrowserWindow.getAllWindows().find(({ webContents }) => !webContents.isFocused());
    if (drawn !== undefined) drawn.webContents.getPrintersAsync = async () => [];
    // The next page of paper dies as soon as it has begun.
    app.once('web-contents-created', (_event, contents) => {
      contents.once('did-navigate', () => contents.forcefullyCrashRenderer());
    });
  });
  await dialog.getByRole('button', { name: 'Print…' }).click();
  await expect(page.getByText(/The system knows no printer/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Finnish' }).check({ force: true });
  await expect(dialog.getByText('The pages could not be made. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
  await dialog.getByRole('button', { name: 'Make the pages' }).click();
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({ timeout: 20_000 });

  // A printer that is there gets the very document, on the chosen paper.
  await desk.app.evaluate(({ BrowserWindow }) => {
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.getPrintersAsync = async () => [
        { name: 'Laser', displayName: 'Laser', description: '', options: {} },
      ];
      webContents.print = (options, done) => {
        const { pageSize, landscape } = options ?? {};
        (globalThis as Record<string, unknown>).printed = [pageSize, landscape];
        done?.(true, '');
      };
    }
  });
  await dialog.getByRole('button', { name: 'Print…' }).click();
  await expect(page.getByText('Handed to the printer.')).toBeVisible();
  expect(await desk.app.evaluate(() => (globalThis as Record<string, unknown>).printed)).toEqual([
    'A4',
    false,
  ]);
  await expect(dialog).toBeHidden();
  // Nothing is left open behind the window.
  await expect
    .poll(() => desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(1);
  await desk.app.close();
});
