import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Desk, saveTo, startDesk, test } from './desk.ts';
import { pngOf } from './png.ts';
import { readPdf } from './read-pdf.ts';
import { askMain } from './stock.ts';

/**
 * A character of each system, built by keyboard alone: the guided path, then the page. The numbers are worked out
 * by hand from the printed tables and formulas.
 */

type Role = 'textbox' | 'button' | 'radio' | 'combobox';

/** Tabs on until the focus is where it is wanted; what the keyboard cannot reach is never reached. */
async function tabTo(page: Page, role: Role, name: string | RegExp, exact = true): Promise<void> {
  const wanted = page.getByRole(role, { name, exact }).and(page.locator(':focus'));
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}

/** Types over what a field holds. */
async function type(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(value);
}

/** A new character of a system, at the first step of the guided path. */
async function newcomer(desk: Desk, system: string, name: string): Promise<void> {
  const { page } = desk;
  const commandId = crypto.randomUUID();
  await askMain(desk, 'campaigns.create', { commandId, name: { text: 'Orle' }, system, language: 'en' });
  await page.getByRole('row', { name: 'Orle' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Orle' }).waitFor();
  await press(page, 'New character');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await press(page, 'Begin the guided path');
}

/** Chooses a starting point by its place among them, counted from 0. */
async function beginAs(page: Page, name: string, at: number): Promise<void> {
  await tabTo(page, 'radio', /./, false);
  await page.keyboard.press('Space');
  for (let moves = 0; moves < at; moves += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
  await press(page, 'Next');
}

/** The derived numbers of a row, as they are written. */
async function expectRow(page: Page, row: RegExp, values: readonly string[]): Promise<void> {
  const numbers = page.getByRole('region', { name: 'Worked out by the rules' });
  const cells = numbers.getByRole('row', { name: row }).first().getByRole('button');
  await expect(cells).toHaveText([...values]);
}

/** Width and height of the papers in points. */
const papers = { A4: [595, 842], Letter: [612, 792] } as const;

/**
 * Prints the sheet from the keyboard, and reads the file back: its text, with single spaces; how many images. The
 * file is on the paper that was asked for, with all its fonts inside.
 */
async function printedWith(
  desk: Desk,
  folder: string,
  language: string,
  paper: keyof typeof papers = 'A4',
): Promise<{ text: string; images: number }> {
  const { page } = desk;
  const file = path.join(folder, `${language}.pdf`);
  await saveTo(desk, file);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await expect(dialog.getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 20_000 });
  await tabTo(page, 'radio', 'English');
  for (const step of ['English', 'French', 'Finnish']) {
    if (step === language) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(dialog.getByRole('radio', { name: language })).toBeChecked();
  await tabTo(page, 'radio', 'A4');
  if (paper === 'Letter') await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: paper })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Save as PDF…' })).toBeEnabled({ timeout: 20_000 });
  await press(page, 'Save as PDF…');
  await expect(page.getByText(`Saved: ${file}`)).toBeVisible({ timeout: 20_000 });
  const { pages, fonts } = await readPdf(fs.readFileSync(file));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  for (const { width, height } of pages)
    expect([Math.round(width), Math.round(height)]).toEqual(papers[paper]);
  const text = pages
    .map((each) => each.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  return { text, images: pages.reduce((sum, each) => sum + each.images, 0) };
}

/** Whether a text holds all that is wanted, one after the other. */
function expectInOrder(text: string, wanted: readonly RegExp[]): void {
  let from = 0;
  for (const each of wanted) {
    const found = each.exec(text.slice(from));
    expect(found, `${each} in its place: ${text}`).not.toBeNull();
    from += (found?.index ?? 0) + (found?.[0].length ?? 0);
  }
}

/** Chooses a file for the portrait from the keyboard. */
async function choosePicture(page: Page, button: string, buffer: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await press(page, button);
  await (await asked).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
}

test.beforeEach(() => test.setTimeout(120_000));

test('strike-save: a samurai of level 7, printed in Finnish', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  await newcomer(desk, 'strike-save', 'Ελένη');
  await beginAs(page, 'Samurai', 1);
  await type(page, 'Strength', '3');
  await type(page, 'Dexterity', '2');
  await press(page, 'Next');
  await type(page, 'Armour class', '17');
  await type(page, 'Hit points', '45');
  await press(page, 'Next');
  await press(page, 'Done');
  await type(page, 'Level', '7');
  await page.keyboard.press('Tab');
  // 7 by the table, both bonuses in melee; at range Strength goes to hit or to damage.
  await expectRow(page, /^Katana/, ['+12', '1d10 +5']);
  await expectRow(page, /^Bow.*Strength to hit/, ['+12', '1d6 +2']);
  await expectRow(page, /^Bow.*Strength on damage/, ['+9', '1d6 +5']);
  await expectRow(page, /^Mind control/, ['+3']);
  await expectRow(page, /^Area effects/, ['+5']);
  await expectRow(page, /^Poison/, ['+3']);
  await expectRow(page, /^Anything else/, ['+3']);
  const { text } = await printedWith(desk, folder, 'Finnish');
  expectInOrder(text, [
    /Ελένη/,
    /Samurai, taso 7/,
    /Panssariluokka 17/,
    /Kestopisteet \/ 45/,
    /Mielenhallinta \+3/,
    /Aluevaikutukset \+5/,
    /Myrkky \+3/,
    /Kaikki muu \+3/,
    /Katana \S+ \+12.*?1n10 \+5/,
    /Jousi.*?Voimakkuus osumiseen \+12.*?1n6 \+2/,
    /Jousi.*?Voimakkuus vaurioihin \+9.*?1n6 \+5/,
  ]);
  await desk.app.close();
});

test('success-levels: a hunter, printed in French', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  await newcomer(desk, 'success-levels', 'Żuk');
  await beginAs(page, 'Hunter', 1);
  await type(page, 'Dexterity', '3');
  await type(page, 'Strength', '1');
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Add a weapon');
  await press(page, 'Next');
  await press(page, 'Done');
  // Skill and ability: bow 4, dagger and sword 2; tracking 4, stealth 3, watchfulness 2.
  await expectRow(page, /^Bow/, ['+7', '1d6']);
  await expectRow(page, /^Dagger/, ['+5', '1d4']);
  await expectRow(page, /^Sword/, ['+3', '1d8']);
  await expectRow(page, /^Tracking/, ['+5']);
  await expectRow(page, /^Stealth/, ['+6']);
  await expectRow(page, /^Watchfulness/, ['+3']);
  await expectRow(page, /^Armour class Armour class:/, ['12']);
  // Tabbing comes round to the top of the page again.
  await choosePicture(page, 'Choose a picture…', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText('That is no picture of a kind that can be read')).toBeVisible();
  await choosePicture(page, 'Choose a picture…', pngOf(1200, 900));
  const portrait = page.getByRole('img', { name: 'Portrait of Żuk' });
  await expect(portrait).toHaveJSProperty('naturalWidth', 512);
  await expect(portrait).toHaveJSProperty('naturalHeight', 384);
  await press(page, 'Remove the portrait');
  await expect(page.getByRole('img', { name: 'No portrait' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a picture…' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(portrait).toHaveJSProperty('naturalWidth', 512);
  const { text, images } = await printedWith(desk, folder, 'French');
  expect(images).toBe(1);
  expectInOrder(text, [
    /Żuk/,
    /Chasseur/,
    /Classe d’armure 12/,
    /Points de vie sur 10/,
    /Arc ×2 \+7.*?1d6/,
    /Dague ×2 \+5.*?1d4/,
    /Épée ×2 \+3.*?1d8/,
    /Vigilance Sagesse \+3/,
    /Pistage Sagesse \+5/,
    /Discrétion Dextérité \+6/,
  ]);
  await desk.app.close();
});

test('srd35: a fighter of level 6, a number set by hand and left to the rules again, printed in English', async ({
  folder,
}) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  await newcomer(desk, 'srd35', 'Łucja');
  await beginAs(page, 'Fighter', 0);
  await type(page, 'Level', '6');
  await press(page, 'Show the whole sheet');
  // Base attack 6, saves 5, 2, 2; scale mail 4, shield 2; Strength +2, Dexterity +1, Constitution +2, Wisdom +1.
  await expectRow(page, /^All attacks/, ['17']);
  await expectRow(page, /^Touch Touch:/, ['11']);
  await expectRow(page, /^Unable to react/, ['16']);
  await expectRow(page, /^Fortitude/, ['+7']);
  await expectRow(page, /^Reflex/, ['+3']);
  await expectRow(page, /^Will/, ['+3']);
  await expectRow(page, /^Base attack/, ['+6']);
  await expectRow(page, /^Longsword.*1d8/, ['+8', '1d8 +2']);
  await expectRow(page, /^Speed/, ['20']);
  await page.keyboard.press('Shift+Tab');
  await press(page, 'Worked out by the rules');
  await press(page, /^All attacks: 17\./);
  await type(page, 'Set by hand', '19');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectRow(page, /^All attacks/, ['19']);
  const set = page.getByRole('button', { name: /^All attacks: 19, set by hand; the rules make it 17/ });
  await expect(set).toBeFocused();
  await page.keyboard.press('Delete');
  await expectRow(page, /^All attacks/, ['17']);
  // Full plate comes from the catalogue with its numbers: 8, no more than 1 of Dexterity; undo takes it off again.
  await press(page, 'Take from the catalogue: Armour');
  await page.keyboard.type('full');
  await page.keyboard.press('Enter');
  await expectRow(page, /^All attacks/, ['21']);
  const step = 'Armour worn of Łucja: Scale mail → Full plate, and 3 more fields';
  await expect(page.getByRole('button', { name: `Undo: ${step}` })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectRow(page, /^All attacks/, ['17']);
  await expect(page.getByRole('button', { name: `Redo: ${step}` })).toBeVisible();
  const { text } = await printedWith(desk, folder, 'English', 'Letter');
  expectInOrder(text, [
    /Łucja/,
    /Human.*?Fighter 6/,
    /Armour class 17/,
    /Hit points of 12/,
    /Fortitude \+7/,
    /Reflex \+3/,
    /Will \+3/,
    /Base attack \+6/,
    /All attacks 17/,
    /Touch 11/,
    /Unable to react 16/,
    /Speed 20/,
    /Longsword 19–20 · ×2 \+8.*?1d8 \+2/,
    /Armour worn Scale mail/,
  ]);
  await desk.app.close();
});

test('telnas: a cleric, a level up, printed in Finnish', async ({ folder }) => {
  const desk = await startDesk(folder);
  const { page } = desk;
  await newcomer(desk, 'telnas', 'Cœur');
  await beginAs(page, 'Cleric', 3);
  await press(page, 'Show the whole sheet');
  await press(page, 'Level');
  const dialog = page.getByRole('dialog', { name: 'Cœur: level up or down' });
  await expect(dialog.getByRole('row', { name: /^Mace/ })).toContainText('1d6 +1');
  await expect(dialog.getByRole('row', { name: /^Mace/ })).toContainText('1d6 +2');
  await type(page, 'Hit points', '16');
  await press(page, 'Go up');
  // 10, mail 2; 10, charisma 1, strong magic 1; the level on damage and costs; will 3.
  await expectRow(page, /^Physical evasion/, ['12']);
  await expectRow(page, /^Magical evasion/, ['12']);
  await expectRow(page, /^Mace/, ['+0', '1d6 +2']);
  await expectRow(page, /^Bare hands/, ['+0', '3']);
  await expectRow(page, /^Healing hands/, ['+3', '1d8', '4']);
  await expectRow(page, /^Ward/, ['+3', '1d6', '4']);
  const { text } = await printedWith(desk, folder, 'Finnish');
  expectInOrder(text, [
    /Cœur/,
    /Pappi, taso 2/,
    /Kestopisteet \/ 16/,
    /Fyysinen väistö 12/,
    /Maaginen väistö 12/,
    /Nuija Lähitaistelu \+0.*?1n6 \+2/,
    /Paljain käsin Lähitaistelu \+0.*?3 \+1/,
    /Parantavat kädet Parannusloitsu \+3.*?1n8.*?4 \+2/,
    /Suojamerkki Suojaloitsu \+3.*?1n6.*?4 \+2/,
  ]);
  await desk.app.close();
});
