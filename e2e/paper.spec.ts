import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { saveTo, startDesk, test } from './desk.ts';
import { readPdf } from './read-pdf.ts';
import { newCampaign, newCharacter, samurai } from './stock.ts';

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
      /-1/,
    ],
  },
  {
    language: 'Finnish',
    paper: 'Letter',
    texts: ['Tomoe Gozen', 'Samurai, taso 7', 'Panssariluokka', '17', '45'],
    rows: [/Katana.*\+12.*1n10 \+5/s, /Jousi.*\+9.*1n8 \+5/s, /Aluevaikutukset\s*\+5/, /−1/],
  },
] as const;

test('a sheet prints on one page of the chosen paper in the chosen language, selectable, fonts embedded', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Les Brumes d’Orle');
  await newCharacter(desk, campaign, 'Tomoe Gozen', samurai);
  for (const { language, paper, texts, rows } of readings) {
    const file = path.join(folder, `${language}.pdf`);
    await saveTo(desk, file);
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print the sheet' });
    await dialog.getByRole('radio', { name: language }).check({ force: true });
    await dialog.getByRole('radio', { name: paper }).check({ force: true });
    await dialog.getByRole('button', { name: 'Choose a place and save' }).click();
    await expect(page.getByText(`Saved: ${file}`)).toBeVisible({ timeout: 20_000 });

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
  }
  await desk.app.close();
});

test('a long sheet flows to more pages, with name and number on each and nothing cut', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Long');
  const weapons = Array.from({ length: 20 }, (_, at) => ({
    name: { text: `Blade ${at + 1}` },
    attackType: 'ranged',
    damage: '2d4+1',
    strengthTo: 'ask',
    dexterityTo: 'ask',
  }));
  await newCharacter(desk, campaign, 'Many <b>Blades</b>', { ...samurai, weapons });
  const file = path.join(folder, 'long.pdf');
  await saveTo(desk, file);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await page.getByRole('button', { name: 'Choose a place and save' }).click();
  await expect(page.getByText(`Saved: ${file}`)).toBeVisible({ timeout: 20_000 });

  const { pages } = await readPdf(fs.readFileSync(file));
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.map(({ text }) => text).join('\n');
  for (const { name } of weapons) expect(all.split(name.text).length).toBeGreaterThan(2);
  pages.forEach(({ text }, at) => {
    expect(text).toContain('Many <b>Blades</b>');
    expect(text).toContain(`${at + 1} / ${pages.length}`);
  });
  await desk.app.close();
});

test('a place that cannot be written is told, and what lay there stays', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaign = await newCampaign(desk, 'Full');
  await newCharacter(desk, campaign, 'Tomoe', samurai);
  const taken = path.join(folder, 'taken.pdf');
  fs.mkdirSync(taken);
  fs.writeFileSync(path.join(taken, 'kept'), '');
  await saveTo(desk, taken);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await page.getByRole('button', { name: 'Choose a place and save' }).click();
  await expect(page.getByText(/The file could not be written there/)).toBeVisible({ timeout: 20_000 });
  expect(fs.readdirSync(folder).filter((name) => name.includes('taken'))).toEqual(['taken.pdf']);
  await desk.app.close();
});
