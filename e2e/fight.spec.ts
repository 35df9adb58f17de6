import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { newCampaign, newCreature, newEncounter } from './stock.ts';
import { Table } from './table.ts';

/**
 * A fight of Telnas as it is run at the table: real dice typed from a script, everything by keyboard where a
 * key is there. Every expected number is worked out by hand from the printed rules; the sum stands beside it.
 */

const rain = {
  name: { text: 'Rain of stones' },
  kind: 'offensive',
  cost: 3,
  effect: '2d6',
  zone: true,
};
const hands = { name: { text: 'Healing hands' }, kind: 'healing', cost: 1, effect: '1d8', zone: false };

/** Level 5, Strength +2, Intelligence +1, Will +2: mace +2 for 1d8 +5, rain +1 for 8 mana, healing +2 for 6. */
const ilse = {
  level: 5,
  strength: 2,
  intelligence: 1,
  will: 2,
  hitPoints: 30,
  mana: 20,
  arts: [rain, hands],
};
/** Level 4, Strength +3: sword +3 for its die and 4. Evasion 10. */
const bran = { level: 4, strength: 3, hitPoints: 12 };
/** Level 3, Dexterity +2: bow +2 for 1d6 + 1 + 3. Physical evasion 12. */
const cleo = {
  level: 3,
  dexterity: 2,
  hitPoints: 15,
  weapons: [{ name: { text: 'Bow' }, mode: 'ranged', damage: '1d6+1' }],
};
/** Level 2, Strength +1: sword +1 for its die and 2; a mighty blow for 4 mana, without the level. Evasion 10. */
const dorn = {
  level: 2,
  strength: 1,
  hitPoints: 14,
  mana: 10,
  arts: [{ name: { text: 'Mighty blow' }, kind: 'melee-technique', cost: 2, effect: '2d6+1', zone: false }],
};
/** Level 4: claws +0 for 1d6 +4; physical and magical evasion 10. */
const ogre = { level: 4, hitPoints: 20 };
/** Level 1, small: claws +0 for 1d6 +1; physical and magical evasion 10 + 1. */
const goblin = { size: 'petit', hitPoints: 8 };

test('a fight of Telnas with typed dice', async ({ folder }) => {
  test.setTimeout(180_000);
  const desk = await startDesk(folder);
  const campaign = await newCampaign(desk, 'Orle', 'telnas');
  const table = new Table(desk, 'The ford');

  await table.onATallScreen();

  await test.step('four heroes, two ogres and four goblins', async () => {
    const heroes = [
      await newCreature(desk, campaign, 'character', 'Ilse', ilse),
      await newCreature(desk, campaign, 'character', 'Bran', bran),
      await newCreature(desk, campaign, 'character', 'Cleo', cleo),
      await newCreature(desk, campaign, 'character', 'Dorn', dorn),
    ];
    const large = await newCreature(desk, campaign, 'monster', 'Ogre', ogre);
    const small = await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
    await newEncounter(desk, campaign, 'The ford', [...heroes, large, large, small, small, small, small]);
  });

  await test.step('the order by side: 15 against 7, the players first', async () => {
    await table.page.getByRole('button', { name: 'More', exact: true }).click();
    await table.page.getByRole('menuitem', { name: 'Roll for the order' }).click();
    await table.page.getByRole('button', { name: 'Roll', exact: true }).click();
    await table.dice(15, 7);
    await expect(table.page.locator('#dice-box')).toBeHidden();
    await table.isTurn(1, 'Ilse');
  });

  await test.step('an area spell at all six: the ogres are hit, half of it for the second', async () => {
    await table.press('m');
    const aimedAt = { name: 'Target: Ogre 2', exact: true, pressed: true };
    await expect(table.page.getByRole('button', aimedAt)).toBeVisible();
    await table.aim('Ogre 1', 'Ogre 2', 'Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4');
    // Sword, bare hands, charge, rain of stones: 9 + 1 reaches magical evasion 10, and not the goblins’ 11.
    await table.press('d');
    await table.dice(9);
    await table.tells('Ogre 2: hit');
    await table.tells('10 does not reach magical evasion 11.');
    // 5 + 4 without the level: 9 each. Mana 3 + 5.
    await table.dice('5 4');
    await table.hasPoints(11, 20, 2);
    await table.hasPoints(8, 8, 4);
    await table.tells('Mana 12 / 20');
    await table.press('o', 's');
    await table.hasPoints(16, 20);
    await table.hasPoints(11, 20);
  });

  await test.step('a second action is against the rules', async () => {
    await table.tells('Left of the turn: nothing');
    await table.press('a');
    await expect(table.page.locator('#dice-box')).toHaveCount(0);
    await table.press('n');
  });

  await test.step('a critical success: 20 hits, (6 + 4) doubled fells', async () => {
    await table.isTurn(1, 'Bran');
    await table.aim('Ogre 1');
    await table.press('a');
    await table.dice(20, 6);
    // 11 − 20 = −9: unconscious, not dead.
    await table.hasPoints(-9, 20);
    await expect(table.page.getByText('Unconscious', { exact: true }).first()).toBeVisible();
    await table.press('n');
  });

  await test.step('an arrow: 8 + 2 reaches 10, 2 + 1 + 3; a charge: 12 + 1 − 2 reaches 11, 3 + 2', async () => {
    await table.isTurn(1, 'Cleo');
    await table.aim('Ogre 2');
    await table.press('a');
    await table.dice(8, 2);
    // 16 − 6
    await table.hasPoints(10, 20);
    await table.press('n');
    await table.isTurn(1, 'Dorn');
    await table.aim('Goblin 1');
    await table.press('c');
    await table.page.getByRole('button', { name: 'Kept' }).press('Enter');
    await table.dice(12);
    await table.tells('11 reaches physical evasion 11.');
    await table.dice(3);
    // 8 − 5
    await table.hasPoints(3, 8);
    await table.press('n');
  });

  await test.step('the ogre that lies is passed over; the other claws Bran: 10 reaches 10, 6 and level 4', async () => {
    await table.isTurn(1, 'Ogre 2');
    await table.aim('Bran');
    await table.press('a');
    await expect(table.page.getByRole('heading', { name: '→ Bran' })).toBeVisible();
    await table.dice(10);
  });

  await test.step('the power goes in the middle of the roll', async () => {
    await table.powerCut();
    await table.dice(6);
    // 12 − 10
    await table.hasPoints(2, 12);
  });

  await test.step('a condition of Bran until the end of his next turn, and 5 points by the box', async () => {
    const { page } = table;
    await table.tells('Left of the turn: nothing');
    await table.aim('Bran');
    await table.press('q');
    await page.getByRole('textbox', { name: 'Name of the condition' }).fill('Blinded');
    await page.getByRole('textbox', { name: 'Roll to hit' }).fill('-4');
    await page.getByRole('radio', { name: 'at the end of a turn' }).check({ force: true });
    await page.getByRole('button', { name: /Whose turn$/ }).click();
    await page.getByRole('option', { name: 'Bran' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await table.press('p', '5', 'Enter');
    // 2 − 5
    await table.hasPoints(-3, 12);
    await table.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await table.press('n');
  });

  await test.step('the goblins: 10 reaches Dorn, 4 + 1; 11 does not reach Cleo’s 12; a natural 1', async () => {
    await table.isTurn(1, 'Goblin 1');
    await table.aim('Dorn');
    await table.press('a');
    await table.dice(10, 4);
    // 14 − 5
    await table.hasPoints(9, 14);
    await table.press('n');
    await table.isTurn(1, 'Goblin 2');
    await table.aim('Cleo');
    await table.press('a');
    await table.dice(11);
    await table.tells('11 does not reach physical evasion 12.');
    await table.press('n');
    await table.isTurn(1, 'Goblin 3');
    await table.press('a');
    await table.dice(1);
    await table.tells('A 1 on the die always fails; the game master says what goes wrong.');
    await table.press('n');
    await table.isTurn(1, 'Goblin 4');
    await table.press('n');
  });

  await test.step('round 2: who fell in round 1 has not lost more yet; 5 + 2 heals Bran by half of 7, 4', async () => {
    await table.isTurn(2, 'Ilse');
    await table.hasPoints(-3, 12);
    await table.hasPoints(-9, 20);
    await table.aim('Bran');
    await table.press('e');
    await table.dice(7, 5);
    // −3 + 4
    await table.hasPoints(1, 12);
    // 12 − 1 − 5
    await table.tells('Mana 6 / 20');
    await table.press('n');
  });

  await test.step('Bran is blind: 12 + 3 − 4, and afterwards sees again', async () => {
    await table.isTurn(2, 'Bran');
    await table.aim('Ogre 2');
    await table.press('a');
    await table.dice(12);
    await table.tells('11 reaches physical evasion 10.');
    await table.dice(3);
    // 10 − 7
    await table.hasPoints(3, 20);
    await table.press('n');
    await table.tells('Bran: Blinded has run out');
  });

  await test.step('two half actions: Cleo’s stances; a technique for 4 mana: 10 + 1 reaches 11, 2 + 3 + 1', async () => {
    await table.isTurn(2, 'Cleo');
    // Bow, bare hands, Telnas, defensive stance, concentration, attack stance.
    for (const [key, stance] of [
      ['f', 'Attack stance'],
      ['d', 'Defensive stance'],
    ] as const) {
      await table.press(key);
      await table.tells(`Cleo: ${stance}`);
    }
    await table.tells('Left of the turn: nothing');
    await table.press('n');
    await table.isTurn(2, 'Dorn');
    await table.aim('Goblin 1');
    await table.press('d');
    await table.dice(10, '2 3');
    // 3 − 6
    await table.hasPoints(-3, 8);
    await table.tells('Mana 6 / 10');
    await table.press('n');
  });

  await test.step('the monsters: 9 does not reach Ilse’s 10; 12 does not reach Cleo’s 12 and 1', async () => {
    await table.isTurn(2, 'Ogre 2');
    await table.aim('Ilse');
    await table.press('a');
    await table.dice(9);
    await table.tells('9 does not reach physical evasion 10.');
    await table.press('n');
    await table.isTurn(2, 'Goblin 2');
    await table.aim('Cleo');
    await table.press('a');
    await table.dice(12);
    await table.tells('12 does not reach physical evasion 13.');
    await table.press('n');
    for (const name of ['Goblin 3', 'Goblin 4']) {
      await table.isTurn(2, name);
      await table.press('n');
    }
  });

  await test.step('round 3: the ogre has bled to death, the goblin not yet; 7 + 2 + 1 reaches 10', async () => {
    await table.isTurn(3, 'Ilse');
    await table.hasPoints(-10, 20);
    await expect(table.page.getByText('Dead', { exact: true })).toHaveCount(1);
    await table.hasPoints(-3, 8);
    await table.press('n');
    await table.isTurn(3, 'Bran');
    await table.press('n');
    await table.isTurn(3, 'Cleo');
    await table.aim('Ogre 2');
    await table.press('a');
    await table.dice(7);
    await table.tells('10 reaches physical evasion 10.');
    await table.dice(1);
    // 3 − (1 + 1 + 3)
    await table.hasPoints(-2, 20);
  });

  await test.step('the last ten steps undone and redone', async () => {
    const before = await table.allPoints();
    for (let step = 0; step < 10; step += 1) await table.press('Control+z');
    // Before the ten: the goblin is about to strike at Cleo, the ogre has not bled yet.
    await table.isTurn(2, 'Goblin 2');
    await table.hasPoints(-9, 20);
    await table.hasPoints(3, 20);
    for (let step = 0; step < 10; step += 1) await table.press('Control+y');
    await table.hasPoints(-2, 20);
    await table.isTurn(3, 'Cleo');
    await expect.poll(() => table.allPoints()).toEqual(before);
  });

  await test.step('back before the healing, from the list of steps', async () => {
    const { page } = table;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Steps back and forth' }).click();
    await page.getByRole('button', { name: 'Go back before: Round 2: turn of Ilse' }).click();
    await table.isTurn(1, 'Goblin 4');
    await table.hasPoints(-3, 12);
  });

  await test.step('another one is prepared, with a wave; beginning it puts this one aside', async () => {
    const { page } = table;
    await page.getByRole('link', { name: 'Orle' }).click();
    await page.getByRole('button', { name: 'Prepare an encounter' }).click();
    await page.getByRole('textbox', { name: 'Name of the encounter' }).fill('The bridge');
    await page.keyboard.press('Enter');
    const add = page.getByRole('combobox', { name: 'Add from party and bestiary' });
    await add.fill('ogr');
    await page.getByRole('option', { name: /Ogre/ }).click();
    await page.getByRole('button', { name: 'Another wave' }).click();
    await page.getByRole('button', { name: 'Quick creature' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rat');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Enters: Rat$/ }).click();
    await page.getByRole('option', { name: 'With wave 1' }).click();
    await expect(page.getByText(/^The heroes bring the others down in about/).first()).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Begin the encounter' }).click();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await table.dice(15, 7);
    await table.isTurn(1, 'Ilse');
    // She comes as she left the other fight.
    await expect(page.getByText('Mana 12 / 20').first()).toBeVisible();
  });

  await test.step('the wave enters: 16 is before the players’ 15, and has missed the round', async () => {
    const { page } = table;
    // Nobody joins before the order's last die has been taken, though Ilse is first before it too.
    await expect(page.locator('#dice-box')).toHaveCount(0);
    await page.keyboard.press('Control+j');
    await page.getByRole('textbox', { name: 'Dice for their places' }).fill('16');
    await page.getByRole('button', { name: 'Bring in wave 1' }).click();
    await expect(page.getByRole('button', { name: 'Undo: Rat joins' })).toBeVisible();
    await table.hasPoints(6, 6);
    await table.isTurn(1, 'Ilse');
  });

  await test.step('over, they rest an hour: 5 mana at level 5, 4 hit points at level 4', async () => {
    const { page } = table;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'End the encounter' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the encounter' }).click();
    await page.getByRole('button', { name: 'Rest and recovery' }).click();
    const [bran, ilse] = [
      page.getByRole('textbox', { name: 'Hit points of Bran' }),
      page.getByRole('textbox', { name: 'Mana of Ilse' }),
    ];
    await expect(bran).toHaveValue('-3');
    await page.getByRole('textbox', { name: 'Hours of rest' }).fill('1');
    await page.keyboard.press('Enter');
    await expect(bran).toHaveValue('1');
    await expect(ilse).toHaveValue('17');
    await page.getByRole('button', { name: 'Take back: Rest, 1 h' }).click();
    await expect(bran).toHaveValue('-3');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Orle' }).click();
    await expect(page.getByRole('row').filter({ hasText: /The ford.*Put aside.*Round 1/ })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: /The bridge.*Ended.*Round 1/ })).toBeVisible();
  });
  await table.desk.app.close();
});
