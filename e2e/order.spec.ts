import { expect } from '@playwright/test';
import { startDesk, test } from './desk.ts';
import { newCampaign, newCreature, newEncounter } from './stock.ts';
import { Table } from './table.ts';

/**
 * The order of turns under the hand of the game master: many on one roll, moved by mouse and by keyboard, found by
 * name, put off and made ready, a turn taken back with its timers; dice typed in every way, and in secret.
 */

const blade = { light: false, multiplier: 2, attackBonus: 0, damageBonus: 0, strengthRating: 0 };
/** Base attack 4, Strength +2: +6 for 2d6 + 3 in two hands. Armour class 14. */
const hero = {
  classes: [{ class: 'fighter', level: 4 }],
  ...{ strength: 14, hitPoints: 30, armor: 4 },
  weapons: [
    {
      ...{ ...blade, hand: 'two', name: { text: 'Great sword' } },
      ...{ kind: 'melee', damage: '2d6', threatFrom: 20 },
    },
  ],
};
/** Armour class 13. */
const goblin = { type: 'humanoid', hitDice: 1, hitPoints: 40, armor: 3 };

test('the order is moved, put off and taken back by hand', async ({ folder }) => {
  test.setTimeout(150_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  const table = new Table(desk, 'The pass');
  await table.onATallScreen();
  const campaign = await newCampaign(desk, 'Orle', 'srd35');
  const heroes = [
    await newCreature(desk, campaign, 'character', 'Borin', hero),
    await newCreature(desk, campaign, 'character', 'Sira', hero),
  ];
  const monster = await newCreature(desk, campaign, 'monster', 'Goblin', goblin);
  await newEncounter(desk, campaign, 'The pass', [...heroes, ...Array<string>(9).fill(monster)]);
  const row = (name: string) => page.getByRole('row', { name, exact: true });
  const goblins = Array.from({ length: 9 }, (_, at) => `Goblin ${at + 1}`);
  const stands = async (...names: readonly string[]): Promise<void> => {
    const rows = page.getByRole('grid', { name: 'Order' }).getByRole('row');
    await expect
      .poll(() => rows.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')))
      .toEqual(names);
  };
  const fromMore = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await test.step('nine goblins on one die, all of the order in one line: 12, Borin 18, Sira 5', async () => {
    await fromMore('Roll for the order');
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await table.dice('12 18 5');
    await table.isTurn(1, 'Borin');
    await stands('Borin', ...goblins, 'Sira');
  });

  await test.step('J and K choose down and up the order from whose turn it is', async () => {
    await table.press('j', 'j');
    await expect(row('Goblin 2')).toHaveAttribute('aria-selected', 'true');
    await table.press('k');
    await expect(row('Goblin 1')).toHaveAttribute('aria-selected', 'true');
    await expect(row('Goblin 2')).toHaveAttribute('aria-selected', 'false');
  });

  await test.step('the stroke finds somebody by any word of the name', async () => {
    await table.press('/');
    await page.keyboard.type('gob 7');
    await stands('Goblin 7');
    await table.press('Enter');
    await expect(row('Goblin 7')).toHaveAttribute('aria-selected', 'true');
    await expect(row('Sira')).toBeVisible();
    await table.press('/');
    await page.keyboard.type('xyz');
    await table.tells('Nobody of this name.');
    await table.press('Escape');
  });

  await test.step('those of one roll move together by keyboard, one alone with Shift', async () => {
    await row('Goblin 7').focus();
    await table.press('Alt+ArrowUp');
    await stands(...goblins, 'Borin', 'Sira');
    await row('Goblin 7').focus();
    await table.press('Shift+Alt+ArrowDown');
    const others = goblins.filter((name) => name !== 'Goblin 7');
    await stands(...others.slice(0, 7), 'Goblin 7', 'Goblin 9', 'Borin', 'Sira');
    await table.press('Control+z', 'Control+z');
    await stands('Borin', ...goblins, 'Sira');
  });

  await test.step('Sira is dragged before them', async () => {
    // By its handle, which leaves the mouse to the line.
    await row('Sira').dragTo(row('Goblin 1'), {
      sourcePosition: { x: 14, y: 20 },
      targetPosition: { x: 120, y: 4 },
    });
    await stands('Borin', 'Sira', ...goblins);
    await table.tells('Order changed');
  });

  await test.step('Borin delays, and steps in before the first goblin', async () => {
    await fromMore('Delay the turn');
    await table.isTurn(1, 'Sira');
    await expect(row('Borin').getByText('Waits', { exact: true })).toBeVisible();
    await table.press('n');
    await table.isTurn(1, 'Goblin 1');
    await page.getByRole('button', { name: 'Borin steps in now' }).click();
    await table.isTurn(1, 'Borin');
    await stands('Sira', 'Borin', ...goblins);
  });

  await test.step('in secret, the sum of two dice: 9 + 6 reaches 13, 7 + 3', async () => {
    await table.aim('Goblin 1');
    await table.press('u', 'a');
    await expect(page.getByRole('heading', { name: /→ Goblin 1 In secret$/ })).toBeVisible();
    // Before the dice fall: 7 to 20 hit, and 2d6 + 3 are 10 on average.
    await expect(page.getByText(/^70% · 7/).first()).toBeVisible();
    await table.dice(9, 7);
    await expect(row('Goblin 1').getByRole('img', { name: '30 of 40 hit points' })).toBeVisible();
    await table.press('n');
    await table.isTurn(1, 'Goblin 1');
  });

  await test.step('Sira makes an arrow ready for whoever comes through the gate', async () => {
    for (const next of goblins.slice(1)) {
      await table.press('n');
      await table.isTurn(1, next);
    }
    await table.press('n');
    await table.isTurn(2, 'Sira');
    await fromMore('Make something ready');
    await page.getByRole('textbox', { name: 'Until what happens' }).fill('a goblin at the gate');
    await table.press('Enter');
    await table.isTurn(2, 'Borin');
    await expect(row('Sira').getByText('Ready: a goblin at the gate')).toBeVisible();
  });

  await test.step('each of two dice, with a plus between: 8 + 6 reaches 13, 2 + 4 + 3', async () => {
    await table.press('a');
    await table.dice(8, '2+4');
    await expect(row('Goblin 1').getByRole('img', { name: '21 of 40 hit points' })).toBeVisible();
  });

  await test.step('a minus is no die', async () => {
    await table.press('Control+z', 'Control+z', 'Control+z');
    await table.press('a');
    await expect(page.locator('#dice-box')).toBeFocused();
    await page.keyboard.type('-8');
    await table.press('Enter');
    await expect(page.getByText('“-8” is not what dice show. Type numbers only.')).toBeVisible();
    await table.press('Escape');
  });

  await test.step('back a turn gives back what the turn let run out', async () => {
    await table.aim('Goblin 1');
    await table.press('q');
    await page.getByRole('textbox', { name: 'Name of the condition' }).fill('Dazzled');
    await page.getByRole('radio', { name: 'at the end of a turn' }).check({ force: true });
    await page.getByRole('button', { name: /Whose turn$/ }).click();
    await page.getByRole('option', { name: 'Borin' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const dazzled = row('Goblin 1').getByText(/^Dazzled/);
    await expect(dazzled).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await table.press('n');
    await table.isTurn(2, 'Goblin 1');
    await expect(dazzled).toHaveCount(0);
    await table.press('Alt+n');
    await table.isTurn(2, 'Borin');
    await expect(dazzled).toBeVisible();
  });

  await test.step('a sheet that changes meanwhile is named, taken anew, and named again once that is undone', async () => {
    await page.getByRole('link', { name: 'Orle' }).click();
    await page.getByRole('tab', { name: 'Characters' }).click();
    await page.getByRole('row', { name: 'Sira' }).click();
    const maximum = page.getByRole('textbox', { name: 'Hit points', exact: true });
    await expect(maximum).toHaveValue('30');
    await maximum.fill('35');
    await maximum.press('Tab');
    await expect(page.getByRole('button', { name: /^Undo:/ })).toBeEnabled();
    await table.press('Control+e');
    const changed = row('Sira').getByText('The sheet has changed since');
    await expect(changed).toBeVisible();
    await expect(row('Borin').getByText('The sheet has changed since')).toHaveCount(0);
    await page.getByRole('button', { name: 'Take the sheet of Sira anew' }).click();
    await expect(changed).toHaveCount(0);
    await expect(row('Sira').getByRole('img', { name: '35 of 35 hit points' })).toBeVisible();
    await table.press('Control+z');
    await expect(changed).toBeVisible();
    await expect(row('Sira').getByRole('img', { name: '30 of 30 hit points' })).toBeVisible();
  });
  await desk.app.close();
});
