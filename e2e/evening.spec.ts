import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { kill, saveTo, startDesk, test } from './desk.ts';

/**
 * The smallest real evening, as a game master lives it: a campaign, a samurai, her sheet on paper, a
 * monster, a fight, a power cut, and a change of language. Expected numbers come from the printed tables:
 * warriors of level 7 hit at +7 and save at +3; a samurai's Strength counts twice in melee, once at range.
 */

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.keyboard.press('Tab');
}

async function addWeapon(page: Page, at: number, name: string, kind: string, dice: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une arme' }).click();
  const weapon = page
    .locator('fieldset')
    .filter({ has: page.getByRole('combobox', { name: 'Arme' }) })
    .nth(at);
  await weapon.getByRole('combobox', { name: 'Arme' }).fill(name);
  await page.keyboard.press('Tab');
  await weapon.getByRole('radio', { name: kind }).check({ force: true });
  await weapon.getByRole('textbox', { name: 'Dés de dégâts' }).fill(dice);
  await page.keyboard.press('Tab');
}

test('an evening from the first campaign to the change of language', async ({ folder }) => {
  test.setTimeout(120_000);
  let desk = await startDesk(folder, 'fr_FR.UTF-8');
  let { page } = desk;

  await test.step('a campaign in French', async () => {
    await page.getByRole('button', { name: 'Nouvelle campagne' }).click();
    await page.getByRole('textbox', { name: 'Nom de la campagne' }).fill('Les Brumes d’Orle');
    await page.getByRole('button', { name: 'Créer la campagne' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Les Brumes d’Orle' })).toBeVisible();
  });

  await test.step('a samurai of level 7', async () => {
    await page.getByRole('button', { name: 'Nouveau personnage' }).click();
    await page.getByRole('textbox', { name: 'Nom' }).fill('Tomoe');
    await page.getByRole('button', { name: 'Créer le personnage' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tomoe' })).toBeVisible();
    await page.getByRole('button', { name: /Classe$/ }).click();
    await page.getByRole('option', { name: 'Samouraï' }).click();
    await fill(page, 'Niveau', '7');
    await fill(page, 'Force', '3');
    await fill(page, 'Dextérité', '2');
    await fill(page, 'Classe d’armure', '17');
    await fill(page, 'Points de vie', '45');
    await addWeapon(page, 0, 'Katana', 'Corps à corps', '1d10');
    await addWeapon(page, 1, 'Arc', 'À distance', '1d8');
    await expect(page.getByText('Samouraï, niveau 7')).toBeVisible();
  });

  await test.step('her numbers, each with its parts and their sources', async () => {
    const numbers = page.getByRole('region', { name: 'Calculé par les règles' });
    const katana = numbers.getByRole('row', { name: /Katana/ });
    await expect(katana.getByRole('button').nth(0)).toHaveText('+12');
    await expect(katana.getByRole('button').nth(1)).toHaveText('1d10 +5');
    const bowToHit = numbers.getByRole('row', { name: /Force au toucher/ });
    await expect(bowToHit.getByRole('button').nth(0)).toHaveText('+12');
    await expect(bowToHit.getByRole('button').nth(1)).toHaveText('1d8 +2');
    const bowOnDamage = numbers.getByRole('row', { name: /Force aux dégâts/ });
    await expect(bowOnDamage.getByRole('button').nth(0)).toHaveText('+9');
    await expect(bowOnDamage.getByRole('button').nth(1)).toHaveText('1d8 +5');
    for (const [danger, bonus] of [
      ['Contrôle de l’esprit', '+3'],
      ['Effets de zone', '+5'],
      ['Poison', '+3'],
    ] as const) {
      await expect(numbers.getByRole('row', { name: danger }).getByRole('button')).toHaveText(bonus);
    }
    await katana.getByRole('button').nth(0).click();
    const ledger = page.getByRole('dialog');
    await expect(
      ledger.getByRole('row', { name: /\+7 Samouraï, niveau 7 Tableau des bonus d’attaque/ }),
    ).toBeVisible();
    await expect(ledger.getByRole('row', { name: /\+3 Force Grille des caractéristiques/ })).toBeVisible();
    await expect(
      ledger.getByRole('row', { name: /\+2 Dextérité Grille des caractéristiques/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('her sheet as a PDF', async () => {
    const file = path.join(folder, 'Tomoe.pdf');
    await saveTo(desk, file);
    await page.getByRole('button', { name: 'Imprimer…' }).click();
    await page.getByRole('button', { name: 'Enregistrer en PDF…' }).click({ timeout: 20_000 });
    await expect(page.getByText(`Enregistré : ${file}`)).toBeVisible({ timeout: 20_000 });
    expect(fs.readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('a monster of level ½', async () => {
    await page.getByRole('link', { name: 'Les Brumes d’Orle' }).click();
    await page.getByRole('tab', { name: 'Monstres' }).click();
    await page.getByRole('button', { name: 'Nouveau monstre' }).click();
    await page.getByRole('combobox', { name: 'Nom' }).fill('Gobelin');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Créer le monstre' }).click();
    await fill(page, 'Niveau', '½');
    await fill(page, 'Classe d’armure', '13');
    await fill(page, 'Points de vie', '12');
    await expect(page.getByText('Monstre, niveau ½')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Poison' }).getByRole('button')).toHaveText('−2');
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  });

  await test.step('an encounter with both, and an attack with typed dice', async () => {
    await page.getByRole('link', { name: 'Les Brumes d’Orle' }).click();
    await page.getByRole('tab', { name: 'Rencontres' }).click();
    await page.getByRole('button', { name: 'Nouvelle rencontre' }).click();
    await page.getByRole('textbox', { name: 'Nom de la rencontre' }).fill('Le gué');
    await page.getByRole('checkbox', { name: 'Gobelin' }).check({ force: true });
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page.getByText('À Tomoe de jouer')).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('textbox', { name: /Jet d’attaque/ })).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Un 1 naturel manque toujours.').first()).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(page.getByText('21 dépasse la classe d’armure 13.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Dégâts Résultat/ })).toBeFocused();
  });

  await test.step('the power goes between the d20 and the damage', async () => {
    await kill(desk);
    desk = await startDesk(folder, 'fr_FR.UTF-8');
    page = desk.page;
    // The fight stands there again by itself.
    await expect(page.getByText('21 dépasse la classe d’armure 13.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Dégâts Résultat/ })).toBeFocused();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: '3 sur 12 points de vie' })).toBeVisible();
  });

  await test.step('the last step back, and forth again', async () => {
    await page.getByRole('button', { name: 'Annuler : Gobelin perd 9 points de vie' }).click();
    await expect(page.getByRole('img', { name: '12 sur 12 points de vie' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Dégâts Résultat/ })).toBeFocused();
    await page.keyboard.press('Control+y');
    await expect(page.getByRole('img', { name: '3 sur 12 points de vie' })).toBeVisible();
  });

  await test.step('in Finnish, then in English', async () => {
    const address = page.url();
    await page.getByRole('link', { name: 'Réglages' }).click();
    await page.getByRole('radio', { name: 'Suomi' }).check({ force: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Asetukset' })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(address);
    await expect(page.getByText('Vuorossa Tomoe').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kumoa: Hiisi menettää 9 kestopistettä' })).toBeVisible();
    await page.getByRole('link', { name: 'Asetukset' }).click();
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Undo: Goblin loses 9 hit points' })).toBeVisible();
  });

  await desk.app.close();
});
