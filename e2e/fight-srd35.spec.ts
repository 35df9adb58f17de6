import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { newCampaign, newCreature, newEncounter } from './stock.ts';
import { Table } from './table.ts';

/**
 * A fight of the open 3.5 rules with typed dice, by keyboard where a key is there. Every expected number is
 * worked out by hand from the printed rules; the sum stands beside it.
 */

const weapon = {
  hand: 'primary',
  light: false,
  multiplier: 2,
  attackBonus: 0,
  damageBonus: 0,
  strengthRating: 0,
};

/**
 * Base attack 6, Strength +3, sword +1: +10 and +5 (five lower from base attack 6), 1d8 + 3 + 1, threat from 19.
 * Armour class 10 + 8 + 2 + 1.
 */
const borin = {
  classes: [{ class: 'fighter', level: 6 }],
  strength: 16,
  dexterity: 12,
  constitution: 14,
  hitPoints: 44,
  armor: 8,
  shield: 2,
  weapons: [
    {
      ...weapon,
      name: { text: 'Longsword' },
      kind: 'melee',
      damage: '1d8',
      threatFrom: 19,
      attackBonus: 1,
      damageBonus: 1,
    },
  ],
};
/** Base attack 3, Dexterity +3: bow +6 for 1d6, no Strength. Armour class 10 + 3 + 3. */
const sira = {
  classes: [{ class: 'rogue', level: 4 }],
  dexterity: 16,
  hitPoints: 18,
  armor: 3,
  weapons: [
    { ...weapon, name: { text: 'Shortbow' }, kind: 'bow', damage: '1d6', threatFrom: 20, multiplier: 3 },
  ],
};
/** Base attack 3, Strength +1: mace +4 for 1d8 + 1. Armour class 10 + 6 + 1. */
const tova = {
  classes: [{ class: 'cleric', level: 4 }],
  strength: 12,
  hitPoints: 22,
  armor: 6,
  shield: 1,
  weapons: [{ ...weapon, name: { text: 'Mace' }, kind: 'melee', damage: '1d8', threatFrom: 20 }],
};
/** Armour class 10 + 2. His fire is on no sheet. */
const orin = {
  classes: [{ class: 'wizard', level: 5 }],
  strength: 8,
  dexterity: 14,
  hitPoints: 10,
  weapons: [{ ...weapon, name: { text: 'Staff' }, kind: 'melee', damage: '1d6', threatFrom: 20 }],
};
/** Small: +1 to hit and to armour class. Club 0 + 0 + 1; 10 + 2 + 1 + 1 + 1; Reflex 2 + 1. */
const goblin = {
  type: 'humanoid',
  hitDice: 1,
  size: 'small',
  dexterity: 12,
  hitPoints: 14,
  armor: 2,
  shield: 1,
  weapons: [{ ...weapon, name: { text: 'Club' }, kind: 'melee', damage: '1d6', threatFrom: 20 }],
};
/**
 * Large: −1 to hit and to armour class. Base attack 3, Strength +5: club +7, and in two hands 2d8 + 7 (one and
 * a half times 5, rounded down). 10 + 3 + 5 − 1 − 1; Reflex 1 − 1.
 */
const ogre = {
  type: 'giant',
  hitDice: 4,
  size: 'large',
  strength: 21,
  dexterity: 8,
  hitPoints: 29,
  armor: 3,
  natural: 5,
  weapons: [
    { ...weapon, name: { text: 'Great club' }, kind: 'melee', hand: 'two', damage: '2d8', threatFrom: 20 },
  ],
};

test('a fight of the open 3.5 rules with typed dice', async ({ folder }) => {
  test.setTimeout(150_000);
  const desk = await startDesk(folder);
  const campaign = await newCampaign(desk, 'Orle', 'srd35');
  const table = new Table(desk, 'The mill');

  await table.onATallScreen();

  await test.step('four heroes, four goblins and two ogres', async () => {
    const heroes = [
      await newCreature(desk, campaign, 'character', 'Borin', borin),
      await newCreature(desk, campaign, 'character', 'Sira', sira),
      await newCreature(desk, campaign, 'character', 'Tova', tova),
      await newCreature(desk, campaign, 'character', 'Orin', orin),
    ];
    const small = await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
    const large = await newCreature(desk, campaign, 'monster', 'Ogre', ogre);
    await newEncounter(desk, campaign, 'The mill', [...heroes, small, small, small, small, large, large]);
  });

  await test.step('eight points lent to Borin', async () => {
    await table.page.getByRole('button', { name: 'Borin: points and conditions' }).click();
    const lent = table.page.getByRole('textbox', { name: 'Temporary hit points' });
    await lent.fill('8');
    await lent.press('Enter');
    await table.press('Escape');
  });

  await test.step('the order: goblins 10 + 1, ogres 8 − 1, Borin 12 + 1, Sira 17 + 3, Tova 5, Orin 14 + 2', async () => {
    await table.page.getByRole('button', { name: 'More', exact: true }).click();
    await table.page.getByRole('menuitem', { name: 'Roll for the order' }).click();
    await table.page.getByRole('button', { name: 'Roll', exact: true }).click();
    await table.dice(10, 8, 12, 17, 5, 14);
    await table.isTurn(1, 'Sira');
  });

  await test.step('Sira shoots at range −2: 11 + 6 − 2 reaches 15, and deals 4', async () => {
    await table.situation(-2, 'Two range increments');
    await table.press('a');
    await table.dice(11, 4);
    // 14 − 4
    await table.hasPoints(10, 14);
    await table.tells('15 reaches armour class 15.');
  });

  await test.step('she may still move once, not run and not shoot again', async () => {
    await table.press('b');
    await expect(table.page.getByText('Left of the turn: nothing')).toBeVisible();
    await table.press('a');
    await expect(table.page.locator('#dice-box')).toHaveCount(0);
    await table.press('n');
    await table.isTurn(1, 'Orin');
  });

  await test.step('a goblin strikes out of turn, which the game master allows: a 1 misses', async () => {
    await table.page.getByRole('button', { name: 'Goblin 3: points and conditions' }).click();
    await table.page.getByRole('button', { name: 'Act out of turn' }).click();
    await table.tells('Goblin 3 acts out of turn, in the turn of Orin.');
    await table.page.getByRole('heading', { level: 1 }).click();
    await table.press('a', 'Tab', 'Enter');
    await table.dice(1);
    await table.tells('Overruled for Goblin 3: It is not Goblin 3’s turn.');
    await table.press('n');
    await expect(table.page.getByText(/acts out of turn/)).toHaveCount(0);
    await table.isTurn(1, 'Orin');
  });

  await test.step('fire on the goblins and an ogre: Reflex against 16, 18 points, half for who saves', async () => {
    await table.aim('Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4', 'Ogre 1');
    await table.press('x');
    const difficulty = table.page.getByRole('textbox', { name: 'Difficulty' });
    await difficulty.fill('16');
    const harm = table.page.getByRole('textbox', { name: 'Damage to whoever fails' });
    await harm.fill('18');
    await harm.press('Enter');
    await table.page.getByRole('button', { name: 'Reflex', exact: true }).click();
    // 12 + 3 fails; 13 + 3 saves; a 20 saves; a 1 fails; 16 + 0 saves.
    await table.dice(12, 13, 20, 1, 16);
    // 10 − 18, 14 − 9, 14 − 9, 14 − 18, 29 − 9
    await table.hasPoints(-8, 14);
    await table.hasPoints(5, 14, 2);
    await table.hasPoints(-4, 14);
    await table.hasPoints(20, 29);
    await expect(table.page.getByText('Dying', { exact: true })).toHaveCount(2);
    // A spell is a standard action that no sheet has.
    await table.done('Standard action');
    await table.press('n');
    await table.isTurn(1, 'Borin');
  });

  await test.step('Borin’s full attack on a goblin that Sira flanks: 19 threatens, 3 + 10 + 2 confirms', async () => {
    await table.aim('Goblin 2');
    await table.situation(2, 'Flanking');
    await table.press('a');
    await table.dice(19, 3, 5, 2);
    // Twice the dice and twice the +4: 5 + 2 + 8 = 15; 5 − 15 is dead.
    await table.hasPoints(-10, 14);
    await table.tells('15 in all.');
    await expect(table.page.getByText('Dead', { exact: true })).toHaveCount(1);
    // The second attack at +5: 9 + 5 = 14 does not reach 15.
    await table.aim('Goblin 3');
    await table.press('b');
    await table.dice(9);
    await table.tells('14 does not reach armour class 15.');
  });

  await test.step('no move after a full attack, unless the game master says so', async () => {
    await table.page.getByRole('button', { name: /^Move The turn/ }).click();
    await table.page.getByRole('button', { name: 'Do it all the same' }).click();
    await table.tells('Overruled for Borin: The turn has no room left for it.');
    await table.press('n');
  });

  await test.step('goblins: one bleeds, the dead is passed over, one hits, one becomes stable', async () => {
    await table.isTurn(1, 'Goblin 1');
    // 50 in a hundred is above 10: −8 − 1.
    await table.dice(50);
    await table.hasPoints(-9, 14);
    await table.press('n');
    await table.isTurn(1, 'Goblin 3');
    // At Sira, the first in the order: 15 + 1 reaches 16; 18 − 6.
    await table.press('a');
    await table.dice(15, 6);
    await table.hasPoints(12, 18);
    await table.press('n');
    await table.isTurn(1, 'Goblin 4');
    await table.dice(10);
    await table.hasPoints(-4, 14);
    await expect(table.page.getByText('Stable', { exact: true }).first()).toBeVisible();
    await table.press('n');
  });

  await test.step('the first ogre fells Orin; the second hits Borin with a 20 that is not confirmed', async () => {
    await table.isTurn(1, 'Ogre 1');
    await table.aim('Orin');
    await table.press('a');
    // 5 + 7 reaches 12; 3 + 5 + 7 = 15; 10 − 15.
    await table.dice(5, '3 5');
    await table.hasPoints(-5, 10);
    await table.press('n');
    await table.isTurn(1, 'Ogre 2');
    await table.aim('Borin');
    await table.press('a');
    // 13 + 7 = 20 does not confirm against 21. 4 + 4 + 7 = 15, of which the 8 lent points take 8: 44 − 7.
    await table.dice(20, 13, '4 4');
    await table.tells('20 does not reach armour class 21.');
    await table.hasPoints(37, 44);
    await table.press('n');
  });

  await test.step('Tova heals Orin to 0: disabled', async () => {
    await table.isTurn(1, 'Tova');
    await table.aim('Orin');
    await table.press('p');
    await table.page.keyboard.type('+5');
    await table.press('Enter', 'Escape');
    await table.hasPoints(0, 10);
    await expect(table.page.getByText('Disabled', { exact: true })).toBeVisible();
    await table.done('Standard action');
    await table.press('n');
  });

  await test.step('round 2: a natural 1 misses, whatever is added; Orin moves twice', async () => {
    await table.isTurn(2, 'Sira');
    await table.situation(30, 'A very large barn door');
    await table.press('a');
    // 1 + 6 + 30
    await table.dice(1);
    await table.tells('A natural 1 always misses.');
    await table.press('n');
    await table.isTurn(2, 'Orin');
    // Two moves of 30 feet; after the first, no whole round is left.
    await table.press('b');
    await expect(table.page.getByRole('button', { name: 'Count as done: Whole round' })).toHaveCount(0);
    await table.press('b');
    await expect(table.page.getByText('Left of the turn: nothing')).toBeVisible();
    await table.press('n');
  });

  await test.step('Borin hits the ogre twice, and dazzles it until his next turn begins', async () => {
    await table.isTurn(2, 'Borin');
    await table.aim('Ogre 1');
    await table.press('a');
    // 8 + 10 reaches 16; 6 + 4; 20 − 10.
    await table.dice(8, 6);
    await table.hasPoints(10, 29);
    await table.press('b');
    // 12 + 5 reaches 16; 2 + 4; 10 − 6.
    await table.dice(12, 2);
    await table.hasPoints(4, 29);
    await table.press('q');
    await table.page.getByRole('textbox', { name: 'Name of the condition' }).fill('Dazzled');
    await table.page.getByRole('textbox', { name: 'Attack' }).fill('-1');
    await table.page.getByRole('radio', { name: 'at the start of a turn' }).check({ force: true });
    await table.page.getByRole('button', { name: 'Begin' }).click();
    await table.press('n');
  });

  await test.step('the first goblin dies; the stable one is passed over', async () => {
    await table.isTurn(2, 'Goblin 1');
    await table.dice(90);
    await table.hasPoints(-10, 14, 2);
    await table.tells('Goblin 1: Dead');
    await table.press('n');
    await table.isTurn(2, 'Goblin 3');
    await table.press('a');
    // 14 + 1 does not reach 16.
    await table.dice(14);
    await table.tells('15 does not reach armour class 16.');
    await table.press('n');
  });

  await test.step('the dazzled ogre: 14 + 7 − 1 does not reach 21', async () => {
    await table.isTurn(2, 'Ogre 1');
    await table.aim('Borin');
    await table.press('a');
    await table.dice(14);
    await table.tells('20 does not reach armour class 21.');
    await table.press('n');
  });

  await test.step('the page crashes and the power goes between the d20 and the damage', async () => {
    await table.isTurn(2, 'Ogre 2');
    await table.aim('Sira');
    await table.press('a');
    // 9 + 7 reaches 16.
    await table.dice(9);
    await expect(table.page.getByText('16 reaches armour class 16.').first()).toBeVisible();
    await table.pageCrash('16 reaches armour class 16.');
    await table.powerCut();
    // 3 + 4 + 7 = 14; 12 − 14.
    await table.dice('3 4');
    await table.hasPoints(-2, 18);
    await table.press('n');
  });

  await test.step('Tova: 12 + 4 reaches 16, 3 + 1; the ogre stands at 0', async () => {
    await table.isTurn(2, 'Tova');
    await table.aim('Ogre 1');
    await table.press('a');
    await table.dice(12, 3);
    await table.hasPoints(0, 29);
    await table.press('n');
  });

  await test.step('round 3: Sira bleeds at 11, the dazzle ends as Borin’s turn begins, the ogre falls', async () => {
    await table.isTurn(3, 'Sira');
    await table.dice(11);
    await table.hasPoints(-3, 18);
    await table.press('n');
    await table.isTurn(3, 'Orin');
    await expect(table.page.getByText(/until the turn of Borin begins/)).toHaveCount(1);
    await table.press('n');
    await table.isTurn(3, 'Borin');
    await expect(table.page.getByText('Ogre 1: Dazzled has run out').first()).toBeVisible();
    await expect(table.page.getByText(/until the turn of Borin begins/)).toHaveCount(0);
    await table.aim('Ogre 1');
    await table.press('a');
    // 6 + 10 reaches 16; 1 + 4; 0 − 5.
    await table.dice(6, 1);
    await table.hasPoints(-5, 29);
  });

  await test.step('the last ten steps undone and redone', async () => {
    const before = await table.allPoints();
    for (let step = 0; step < 10; step += 1) await table.press('Control+z');
    // Before the ten: Tova is about to strike, Sira lies at −2, the ogre has 4 left.
    await table.isTurn(2, 'Tova');
    await table.hasPoints(-2, 18);
    await table.hasPoints(4, 29);
    await expect(table.page.getByText(/until the turn of Borin begins/)).toHaveCount(1);
    for (let step = 0; step < 10; step += 1) await table.press('Control+y');
    await table.hasPoints(-5, 29);
    expect(await table.allPoints()).toEqual(before);
    await table.isTurn(3, 'Borin');
  });
  await table.desk.app.close();
});
