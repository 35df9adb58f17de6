import { expect, type Page } from '@playwright/test';
import { kill, startDesk, test } from './desk.ts';
import { askMain, newCampaign, newCreature } from './stock.ts';

/**
 * An evening of the success levels: a fight of four heroes against six monsters with real dice typed from a
 * script, through a power cut; then a contest that is taken up again after it. Levels by margin: 0–3 marginal,
 * 4–9 minor, 10–19 major, 20 and more complete; an exchange harms where the margin reaches the armour class.
 */

const sword = {
  name: { key: 'success-levels:weapon.sword' },
  ...{ skill: 5, ability: 'strength', threatFrom: 20, damage: '1d8+1', multiplier: 3 },
};
const axe = {
  name: { key: 'success-levels:weapon.axe' },
  ...{ skill: 1, ability: 'strength', threatFrom: 20, damage: '1d6', multiplier: 2 },
};
const eloquence = {
  name: { key: 'success-levels:skill.eloquence' },
  ...{ skill: 4, ability: 'charisma', threatFrom: 20 },
};

/** Sword 5 + 2 = +7 for 1d8 +1, eloquence 4 + 1 = +5. */
const hero = {
  ...{ strength: 2, charisma: 1, armorClass: 5, hitPoints: 20, constitutionScore: 12 },
  ...{ skills: [eloquence], weapons: [sword] },
};
/** Axe 1 + 1 = +2 for 1d6, eloquence 4 − 1 = +3. */
const brigand = {
  ...{ strength: 1, charisma: -1, armorClass: 4, hitPoints: 12, constitutionScore: 10 },
  ...{ skills: [eloquence], weapons: [axe] },
};

const brigands = Array.from({ length: 6 }, (_, at) => `Brigand ${at + 1}`);
const heroes = ['Odile', 'Bran', 'Maud', 'Yves'];

const points = (page: Page, now: number, of: number) =>
  page.getByRole('img', { name: `${now} of ${of} hit points`.replace('-', '−'), exact: true });

test('an evening of the success levels: a fight, a power cut, a contest', async ({ folder }) => {
  test.setTimeout(150_000);
  let desk = await startDesk(folder);
  let { page } = desk;
  await page.setViewportSize({ width: 1600, height: 1400 });
  const type = async (dice: string): Promise<void> => {
    await expect(page.locator('#dice-box[data-dice-box="open"]')).toBeFocused();
    await page.keyboard.type(dice);
    await page.keyboard.press('Enter');
  };
  const turnOf = (round: number, name: string) => page.getByText(`Round ${round} · Turn: ${name}`).first();
  const pass = async (round: number, ...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press('n');
      await expect(turnOf(round, name)).toBeVisible();
    }
  };

  await test.step('four heroes and six brigands', async () => {
    const campaignId = await newCampaign(desk, 'Valmont', 'success-levels');
    const combatants: string[] = [];
    for (const name of heroes) combatants.push(await newCreature(desk, campaignId, 'character', name, hero));
    const monster = await newCreature(desk, campaignId, 'monster', 'Brigand', brigand);
    combatants.push(...Array.from({ length: 6 }, () => monster));
    const begun = {
      commandId: crypto.randomUUID(),
      campaignId,
      name: { text: 'The toll bridge' },
      combatants,
    };
    expect(await askMain(desk, 'encounters.start', begun)).toMatchObject({ ok: true });
    await page.getByRole('tab', { name: 'Encounters' }).click();
    await page.getByRole('row', { name: 'The toll bridge' }).click();
    await expect(turnOf(1, 'Odile')).toBeVisible();
  });

  await test.step('before the dice: who wins the exchange, and that it harms', async () => {
    await expect(page.getByText(/wins 7\d%.*loses 2\d%/).first()).toBeVisible();
  });

  await test.step('round 1: Odile 12 + 7 = 19 against 8 + 2 = 10: 9 reaches armour class 4; 6 + 1 of 12', async () => {
    await page.keyboard.press('a');
    await expect(page.getByText('Opposed roll of Odile (Sword)').first()).toBeVisible();
    await type('12');
    await expect(page.getByText('Opposed roll of Brigand 1 (Axe)').first()).toBeVisible();
    await type('8');
    await type('6');
    await expect(points(page, 5, 12)).toBeVisible();
    await page.keyboard.press('n');
  });

  await test.step('Bran 6 + 7 = 13 against 10 + 2 = 12: the margin of 1 stays below the armour', async () => {
    await expect(turnOf(1, 'Bran')).toBeVisible();
    await page.keyboard.press('a');
    await type('6');
    await type('10');
    await expect(page.getByText('Margin 1 stays below armour class 4.').first()).toBeVisible();
    await page.keyboard.press('n');
  });

  await test.step('Maud 20 + 7, confirmed by 9 + 7 against 5 + 2: a critical, (4 + 1) × 3 = 15', async () => {
    await expect(turnOf(1, 'Maud')).toBeVisible();
    await page.keyboard.press('t');
    await page.keyboard.press('a');
    await type('20');
    await type('5');
    await type('9');
    await page.getByRole('button', { name: 'Hit points: damage ×3' }).click();
    await type('4');
    // 12 − 15.
    await expect(points(page, -3, 12)).toBeVisible();
    await page.keyboard.press('n');
  });

  await test.step('Yves 2 + 7 = 9 against 18 + 2 = 20: 11 reaches armour class 5, and he loses 5 of 20', async () => {
    await expect(turnOf(1, 'Yves')).toBeVisible();
    await page.keyboard.press('a');
    await type('2');
    await type('18');
    await type('5');
    await expect(points(page, 15, 20)).toBeVisible();
  });

  await test.step('a brigand 14 + 2 = 16 against 3 + 7 = 10: 6 reaches armour class 5; 4 of 20', async () => {
    await pass(1, 'Brigand 1');
    await page.keyboard.press('a');
    await type('14');
    await type('3');
    await type('4');
    await expect(points(page, 16, 20)).toBeVisible();
  });

  await test.step('another 5 + 2 = 7 against 10 + 7 = 17: Odile wins his exchange, 2 + 1 of 12', async () => {
    await pass(1, 'Brigand 2', 'Brigand 3');
    await page.keyboard.press('a');
    await type('5');
    await type('10');
    await type('2');
    await expect(points(page, 9, 12)).toBeVisible();
    await pass(1, 'Brigand 4', 'Brigand 5', 'Brigand 6');
    await pass(2, 'Odile');
  });

  await test.step('round 2: the power goes between the two dice of Odile', async () => {
    await page.keyboard.press('a');
    await type('15');
    await expect(page.getByText('Opposed roll of Brigand 1 (Axe)').first()).toBeVisible();
    await kill(desk);
    desk = await startDesk(folder);
    page = desk.page;
    await page.setViewportSize({ width: 1600, height: 1400 });
    await page.getByRole('heading', { level: 1, name: 'The toll bridge' }).waitFor();
    // 15 + 7 = 22 against 11 + 2 = 13: 9; 2 + 1 of the 5 that are left.
    await type('11');
    await type('2');
    await expect(points(page, 2, 12)).toBeVisible();
    await pass(2, 'Bran', 'Maud', 'Yves', ...brigands);
    await pass(3, 'Odile');
  });

  await test.step('round 3: 9 + 7 = 16 against 10 + 2 = 12: 4 is just enough; 1 + 1 of the 2 that are left', async () => {
    await page.keyboard.press('a');
    await type('9');
    await type('10');
    await type('1');
    await expect(points(page, 0, 12)).toBeVisible();
  });

  await test.step('the last ten steps undone and redone', async () => {
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+z');
    await expect(points(page, 2, 12)).toBeVisible();
    await expect(points(page, 0, 12)).toHaveCount(0);
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+y');
    await expect(points(page, 0, 12)).toBeVisible();
  });

  await test.step('a parley, exchange by exchange: 3 + 5 = 8 against 9 + 3 = 12', async () => {
    const contest = page.getByRole('region', { name: /^Extended contest/ });
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: /How it is fought out/ }).click();
    await page.getByRole('option', { name: /^Extended contest/ }).click();
    await page.getByRole('textbox', { name: 'What it is about' }).fill('The toll');
    await page.keyboard.press('Enter');
    await expect(contest.getByText('Nothing is decided yet')).toBeVisible();
    await expect(contest.getByRole('row', { name: /^Wins the exchange/ })).toBeVisible();
    await expect(page.getByText('Opposed roll of Odile (Eloquence)').first()).toBeVisible();
    await type('3 9');
    await expect(contest.getByText('Brigand 1: Minor victory')).toBeVisible();
    // The brigand stops; Odile may try an ultimate action, once.
    await page.getByRole('button', { name: 'Stop here and keep it' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Try an ultimate action' })).toBeFocused();
  });

  await test.step('it waits over a restart, with the ultimate action', async () => {
    await kill(desk);
    desk = await startDesk(folder);
    page = desk.page;
    await page.setViewportSize({ width: 1600, height: 1400 });
    await page.getByRole('heading', { level: 1, name: 'The toll bridge' }).waitFor();
    const again = page.getByRole('region', { name: /^Extended contest/ });
    await expect(again.getByText('Brigand 1: Minor victory')).toBeVisible();
    await page.getByRole('button', { name: 'Try an ultimate action' }).press('Enter');
    await expect(
      again.getByText('The ultimate action: Odile must win, with level minor or better.'),
    ).toBeVisible();
    // 15 + 5 = 20 against 10 + 3 = 13: 7 is minor, and enough.
    await type('15');
    await type('10');
    await expect(again.getByText('Odile: Minor victory')).toBeVisible();
    await page.getByRole('button', { name: 'Stop here and keep it' }).press('Enter');
    await expect(again.getByText('The contest is over.')).toBeVisible();
    await expect(again.getByText('Odile has used the ultimate action of this contest.')).toBeVisible();
    // Back before the last decision, and forth again.
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Stop here and keep it' })).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(page.getByRole('button', { name: 'Put away' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(turnOf(3, 'Odile')).toBeVisible();
  });

  await test.step('a trial at court next week: a contest of its own, without turns', async () => {
    await page.getByRole('link', { name: 'Valmont' }).click();
    await page.getByRole('button', { name: 'Prepare a contest' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('The trial');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Begin the encounter' }).press('Enter');
    await page.getByRole('textbox', { name: 'What it is about' }).fill('Guilty or not');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /Guilty or not/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Next turn/ })).toHaveCount(0);
  });
  await desk.app.close();
});
