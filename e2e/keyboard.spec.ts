import { expect, type Page } from '@playwright/test';
import { type Desk, startDesk, test } from './desk.ts';
import { askMain, newCampaign, newCreature, newEncounter } from './stock.ts';
import { Table } from './table.ts';

/**
 * A round for ten creatures in every system, by keyboard alone: every key is struck and counted in one place.
 * Expected numbers are worked out by hand from the printed rules.
 */

/** A hand at the keyboard: numbers are typed, everything else is counted. */
class Hand {
  readonly #page: Page;
  #struck = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async strike(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (!/^[\d ]$/.test(key)) this.#struck += 1;
      await this.#page.keyboard.press(key === ' ' ? 'Space' : key);
    }
  }

  /** How many keys since it was asked last. */
  count(): number {
    const struck = this.#struck;
    this.#struck = 0;
    return struck;
  }
}

const blade = {
  hand: 'primary',
  light: false,
  multiplier: 2,
  attackBonus: 0,
  damageBonus: 0,
  strengthRating: 0,
};
const ask = { strengthTo: 'ask', dexterityTo: 'ask' };

/** Who acts, the numbers typed in one line, and who stands where after it. */
type Turn = readonly [actor: string, line: string, victim: string, now: number, of: number];

interface Fight {
  readonly system: Parameters<typeof newCampaign>[2];
  readonly hero: object;
  readonly monster: object;
  /** Typed for the order of turns in one line, where the rules roll for it. */
  readonly order?: string;
  readonly turns: readonly Turn[];
}

const heroes = ['Aude', 'Bran', 'Cleo', 'Dorn'];

const fights: readonly Fight[] = [
  {
    system: 'telnas',
    // Sword +3 for 1d6 + 4 at level 4; both evade at 10.
    hero: { level: 4, strength: 3, hitPoints: 30 },
    // Claws +0 for 1d6 + 4.
    monster: { level: 4, hitPoints: 40 },
    order: '15 7',
    turns: [
      ['Aude', '12 6', 'Brute 1', 30, 40],
      ['Bran', '7 1', 'Brute 1', 25, 40],
      ['Cleo', '6', 'Brute 1', 25, 40],
      ['Dorn', '15 3', 'Brute 1', 18, 40],
      ['Brute 1', '10 2', 'Aude', 24, 30],
      ['Brute 2', '9', 'Aude', 24, 30],
      ['Brute 3', '18 1', 'Aude', 19, 30],
      ['Brute 4', '8', 'Aude', 19, 30],
      ['Brute 5', '11 4', 'Aude', 11, 30],
      ['Brute 6', '3', 'Aude', 11, 30],
    ],
  },
  {
    system: 'srd35',
    // Base attack 4, Strength +2: +6 for 1d8 + 2; armour class 10 + 4.
    hero: {
      classes: [{ class: 'fighter', level: 4 }],
      ...{ strength: 14, hitPoints: 30, armor: 4 },
      weapons: [{ ...blade, name: { text: 'Sword' }, kind: 'melee', damage: '1d8', threatFrom: 20 }],
    },
    // Base attack 0: +0 for 1d6; armour class 10 + 3.
    monster: {
      ...{ type: 'humanoid', hitDice: 1, hitPoints: 40, armor: 3 },
      weapons: [{ ...blade, name: { text: 'Axe' }, kind: 'melee', damage: '1d6', threatFrom: 20 }],
    },
    // Those of one kind roll together, and first.
    order: '1 20 18 16 14',
    turns: [
      ['Aude', '10 5', 'Brute 1', 33, 40],
      ['Bran', '12 3', 'Brute 1', 28, 40],
      ['Cleo', '3', 'Brute 1', 28, 40],
      ['Dorn', '15 8', 'Brute 1', 18, 40],
      ['Brute 1', '14 4', 'Aude', 26, 30],
      ['Brute 2', '13', 'Aude', 26, 30],
      ['Brute 3', '19 6', 'Aude', 20, 30],
      ['Brute 4', '5', 'Aude', 20, 30],
      ['Brute 5', '16 1', 'Aude', 19, 30],
      ['Brute 6', '2', 'Aude', 19, 30],
    ],
  },
  {
    system: 'success-levels',
    // Sword 5 + 2 for 1d8 + 1; an exchange harms from a margin of 5.
    hero: {
      ...{ strength: 2, armorClass: 5, hitPoints: 30, constitutionScore: 12 },
      weapons: [
        {
          name: { key: 'success-levels:weapon.sword' },
          ...{ skill: 5, ability: 'strength', threatFrom: 20, damage: '1d8+1', multiplier: 3 },
        },
      ],
    },
    // Axe 1 + 1 for 1d6; harmed from a margin of 4.
    monster: {
      ...{ strength: 1, armorClass: 4, hitPoints: 40, constitutionScore: 10 },
      weapons: [
        {
          name: { key: 'success-levels:weapon.axe' },
          ...{ skill: 1, ability: 'strength', threatFrom: 20, damage: '1d6', multiplier: 2 },
        },
      ],
    },
    turns: [
      ['Aude', '12 8 6', 'Brute 1', 33, 40],
      ['Bran', '6 10', 'Brute 1', 33, 40],
      ['Cleo', '10 5 3', 'Brute 1', 29, 40],
      ['Dorn', '2 18 5', 'Dorn', 25, 30],
      // 12 against 17: who is attacked harms.
      ['Brute 1', '10 10 4', 'Brute 1', 24, 40],
      ['Brute 2', '15 5 6', 'Aude', 24, 30],
      ['Brute 3', '12 8', 'Aude', 24, 30],
      ['Brute 4', '18 2 1', 'Aude', 23, 30],
      ['Brute 5', '9 5', 'Aude', 23, 30],
      ['Brute 6', '16 6 2', 'Aude', 21, 30],
    ],
  },
  {
    system: 'strike-save',
    // Warrior row 7, Strength +3 twice and Dexterity +2: +12 for 1d10 + 5; to be beaten is 17.
    hero: {
      ...{ class: 'samurai', level: 7, strength: 3, dexterity: 2, armorClass: 17, hitPoints: 30 },
      weapons: [{ ...ask, name: { text: 'Katana' }, attackType: 'melee', damage: '1d10' }],
    },
    // +0 for 1d6; to be beaten is 13.
    monster: {
      ...{ level: 0.5, armorClass: 13, hitPoints: 60 },
      weapons: [{ ...ask, name: { text: 'Spear' }, attackType: 'melee', damage: '1d6' }],
    },
    turns: [
      ['Aude', '10 6', 'Brute 1', 49, 60],
      ['Bran', '2 7', 'Brute 1', 37, 60],
      ['Cleo', '1', 'Brute 1', 37, 60],
      ['Dorn', '15 10', 'Brute 1', 22, 60],
      ['Brute 1', '18 4', 'Aude', 26, 30],
      ['Brute 2', '17', 'Aude', 26, 30],
      ['Brute 3', '20 6', 'Aude', 20, 30],
      ['Brute 4', '5', 'Aude', 20, 30],
      ['Brute 5', '19 1', 'Aude', 19, 30],
      ['Brute 6', '3', 'Aude', 19, 30],
    ],
  },
];

async function begin(desk: Desk, { system, hero, monster }: Fight): Promise<string> {
  await desk.page.getByRole('link', { name: 'Campaigns' }).click();
  const campaign = await newCampaign(desk, `Orle ${system}`, system);
  const combatants: string[] = [];
  for (const name of heroes) combatants.push(await newCreature(desk, campaign, 'character', name, hero));
  const brute = await newCreature(desk, campaign, 'monster', 'Brute', monster);
  combatants.push(...Array.from({ length: 6 }, () => brute));
  return newEncounter(desk, campaign, `Ford ${system}`, combatants);
}

/** What an encounter's events tell, one after the other. */
async function told(desk: Desk, encounter: string): Promise<readonly unknown[]> {
  const answer = await askMain(desk, 'encounters.read', { id: encounter });
  return (answer as { value: { events: { event: unknown }[] } }).value.events.map(({ event }) => event);
}

/** Keeps main from answering anybody for a while. */
function keepBusy({ app }: Desk): { readonly isOver: () => Promise<boolean> } {
  let over = false;
  const working = app.evaluate(() => {
    const end = performance.now() + 1500;
    while (performance.now() < end);
  });
  void working.then(() => {
    over = true;
  });
  return { isOver: async () => over };
}

test('a round for ten creatures takes at most three keys an attack besides the numbers', async ({
  folder,
}) => {
  test.setTimeout(180_000);
  const desk = await startDesk(folder);
  const { page } = desk;
  const table = new Table(desk, 'Ford');
  await table.onATallScreen();
  const hand = new Hand(page);

  let encounter = '';
  for (const fight of fights) {
    await test.step(fight.system ?? '', async () => {
      encounter = await begin(desk, fight);
      if (fight.order !== undefined) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Roll for the order' }).click();
        await page.getByRole('button', { name: 'Roll', exact: true }).click();
        await expect(page.locator('#dice-box')).toBeFocused();
        await hand.strike(...fight.order, 'Enter');
        expect(hand.count()).toBe(1);
      }
      for (const [actor, line, victim, now, of] of fight.turns) {
        await table.isTurn(1, actor);
        await hand.strike('a');
        await expect(page.locator('#dice-box')).toBeFocused();
        await hand.strike(...line, 'Enter');
        await expect(page.locator('#dice-box')).toHaveCount(0);
        const row = page.getByRole('row', { name: victim, exact: true });
        await expect(row.getByRole('img', { name: `${now} of ${of} hit points`, exact: true })).toBeVisible();
        await hand.strike('n');
        expect(hand.count(), `${actor}: ${line}`).toBeLessThanOrEqual(3);
      }
      await table.isTurn(2, 'Aude');
    });
  }

  // The fight of the last system goes on.
  await test.step('typed without waiting while the app is busy, an attack comes to the same', async () => {
    const before = (await told(desk, encounter)).length;
    await hand.strike('a');
    await table.dice(10, 6);
    await hand.strike('n');
    await table.isTurn(2, 'Bran');
    const waited = (await told(desk, encounter)).slice(before);
    expect(waited.length).toBeGreaterThan(3);

    for (let step = 0; step < 4; step += 1) await hand.strike('Control+z');
    const undone = before + waited.length + 4;
    await expect.poll(async () => (await told(desk, encounter)).length).toBe(undone);
    const busy = keepBusy(desk);
    await hand.strike('a', '1', '0', 'Enter', '6', 'Enter', 'n');
    expect(await busy.isOver()).toBe(false);
    await table.isTurn(2, 'Bran');
    expect((await told(desk, encounter)).slice(undone)).toEqual(waited);
  });

  await test.step('struck twice while it is busy, a turn ends once', async () => {
    const busy = keepBusy(desk);
    await hand.strike('n', 'n', 'a', '1', 'Enter');
    expect(await busy.isOver()).toBe(false);
    await table.isTurn(2, 'Cleo');
    await table.tells('A natural 1 always misses.');
    await hand.strike('n');
    await table.isTurn(2, 'Dorn');
  });

  await test.step('from the first refusal on, what was typed ahead is dropped, and it is said', async () => {
    const busy = keepBusy(desk);
    await hand.strike('a', '2', '5', 'Enter', '6', 'Enter', 'n');
    expect(await busy.isOver()).toBe(false);
    await table.tells('Typed too far ahead, and not done: 6 ⏎ N');
    // A notice lies beneath the page, and covers nothing of it.
    const notices = await page.getByRole('region', { name: /Notices/ }).boundingBox();
    const content = await page.getByRole('main').boundingBox();
    expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(notices?.y ?? 0);
    await expect(page.getByText('This die shows 1 to 20.')).toBeVisible();
    await expect(page.locator('#dice-box')).toHaveValue('25');
    await hand.strike('Escape');
    await table.isTurn(2, 'Dorn');
  });

  await test.step('damage for a miss is not used, and it is said', async () => {
    await hand.strike('a');
    await expect(page.locator('#dice-box')).toBeFocused();
    await hand.strike('1', ' ', '8', 'Enter');
    await table.tells('Not used, as nothing asked for it: 8');
  });

  await test.step('who has fallen is passed over, once that is said', async () => {
    const box = page.getByRole('row', { name: 'Brute 1', exact: true }).getByRole('textbox');
    await box.fill('60');
    await box.press('Enter');
    await box.press('Escape');
    await hand.strike('n');
    await table.isTurn(2, 'Brute 1');
    await page.getByRole('button', { name: 'Pass over the fallen' }).click();
    await table.isTurn(2, 'Brute 2');
    // It has had its turn of this round: no second one by stepping in.
    await expect(page.getByRole('button', { name: 'Brute 1 steps in now' })).toHaveCount(0);
    await hand.strike('Control+z');
    await table.isTurn(2, 'Brute 1');
    await hand.strike('Control+z', 'Control+z');
    await table.isTurn(2, 'Dorn');
  });

  await test.step('whoever looked something up is back in the fight with one key', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByTitle('Back to the encounter: Ford strike-save (Ctrl+E)')).toBeVisible();
    await page.keyboard.press('Control+e');
    await table.isTurn(2, 'Dorn');
  });
  await test.step('who sees what a key has done and strikes it again means it, however late the answer is', async () => {
    await desk.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (contents === undefined) throw new Error('no window');
      const send = contents.send.bind(contents);
      contents.send = (channel, ...told) => {
        send(channel, ...told);
        const end = performance.now() + (channel === 'encounter.advanced' ? 700 : 0);
        while (performance.now() < end);
      };
    });
    for (const next of ['Brute 1', 'Brute 2', 'Brute 3']) {
      await hand.strike('n');
      await table.isTurn(2, next);
    }
  });
  await desk.app.close();
});
