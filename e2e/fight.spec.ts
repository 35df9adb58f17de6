import { expect, type Page } from '@playwright/test';
import { type Desk, kill, startDesk, test } from './desk.ts';
import { askMain } from './stock.ts';

/**
 * A fight of Telnas as it is run at the table: real dice typed from a script, everything by keyboard where a
 * key is there. Expected numbers are worked out by hand from the printed rules.
 */

interface Made {
  readonly id: string;
  readonly revision: number;
  readonly body: Record<string, unknown> & { readonly sheet?: object };
}

async function granted(desk: Desk, channel: string, input: object): Promise<Made> {
  const made = { commandId: crypto.randomUUID(), ...input };
  const answer = (await askMain(desk, channel, made)) as { ok: boolean; value: Made };
  if (!answer.ok) throw new Error(`${channel}: ${JSON.stringify(answer)}`);
  return answer.value;
}

async function creature(desk: Desk, campaignId: string, kind: string, name: string, sheet: object) {
  const { id, revision, body } = await granted(desk, 'creatures.create', {
    campaignId,
    kind,
    name: { text: name },
  });
  await granted(desk, 'creatures.save', {
    id,
    revision,
    body: { ...body, sheet: { ...body.sheet, ...sheet } },
  });
  return id;
}

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
/** Level 4: claws +0 for 1d6 +4; physical and magical evasion 10. */
const ogre = { level: 4, hitPoints: 20 };

const points = (page: Page, now: number, of: number) =>
  page.getByRole('img', { name: `${now} of ${of} hit points`.replace('-', '−'), exact: true });

test('a fight of Telnas with typed dice', async ({ folder }) => {
  test.setTimeout(180_000);
  let desk = await startDesk(folder);
  let { page } = desk;
  const type = async (dice: string): Promise<void> => {
    await expect(page.locator('#dice-box')).toBeFocused();
    await page.keyboard.type(dice);
    await page.keyboard.press('Enter');
  };
  await test.step('two heroes and two ogres', async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const { id } = await granted(desk, 'campaigns.create', {
      name: { text: 'Orle' },
      system: 'telnas',
      language: 'fr',
    });
    const heroes = [
      await creature(desk, id, 'character', 'Ilse', ilse),
      await creature(desk, id, 'character', 'Bran', { level: 4, strength: 3, hitPoints: 12 }),
    ];
    const monster = await creature(desk, id, 'monster', 'Ogre', ogre);
    await granted(desk, 'encounters.start', {
      campaignId: id,
      name: { text: 'The ford' },
      combatants: [...heroes, monster, monster],
    });
    await page.getByRole('row', { name: 'Orle' }).click();
    await page.getByRole('tab', { name: 'Encounters' }).click();
    await page.getByRole('row', { name: 'The ford' }).click();
    await page.getByRole('heading', { level: 1, name: 'The ford' }).waitFor();
  });

  await test.step('the order by side: 15 against 7, the players first', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Roll for the order' }).click();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await type('15');
    await type('7');
    await expect(page.locator('#dice-box')).toBeHidden();
    await expect(page.getByText('Round 1 · Turn: Ilse').first()).toBeVisible();
  });

  await test.step('an area spell at both ogres, half of it on the second', async () => {
    await page.keyboard.press('m');
    // Sword, bare hands, charge, rain of stones.
    await page.keyboard.press('d');
    // 9 + 1 reaches magical evasion 10 of both.
    await type('9');
    await expect(page.getByText('Ogre 2: hit').first()).toBeVisible();
    // 5 + 4 without the level: 9 each. Mana 3 + 5.
    await type('5 4');
    await expect(points(page, 11, 20)).toHaveCount(2);
    await expect(page.getByText('Mana 12 / 20').first()).toBeVisible();
    await page.keyboard.press('o');
    await page.keyboard.press('s');
    await expect(points(page, 16, 20)).toBeVisible();
    await expect(points(page, 11, 20)).toHaveCount(1);
  });

  await test.step('a second action is against the rules', async () => {
    await expect(page.getByText('Left of the turn: nothing').first()).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.locator('#dice-box')).toHaveCount(0);
    await page.keyboard.press('n');
  });

  await test.step('a critical success: 20 hits, (6 + 4) doubled kills', async () => {
    await expect(page.getByText('Round 1 · Turn: Bran').first()).toBeVisible();
    await page.keyboard.press('a');
    await type('20');
    await type('6');
    // 11 − 20 = −9: unconscious, not dead.
    await expect(points(page, -9, 20)).toBeVisible();
    await expect(page.getByText('Unconscious', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('n');
  });

  await test.step('the ogre that lies is passed over; the other claws Bran: 10 reaches 10, 6 and level 4', async () => {
    await expect(page.getByText('Round 1 · Turn: Ogre 2').first()).toBeVisible();
    await page.keyboard.press('t');
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { name: '→ Bran' })).toBeVisible();
    await type('10');
  });

  await test.step('the power goes in the middle of the roll', async () => {
    await kill(desk);
    desk = await startDesk(folder);
    page = desk.page;
    await page.getByRole('heading', { level: 1, name: 'The ford' }).waitFor();
    await type('6');
    await expect(points(page, 2, 12)).toBeVisible();
  });

  await test.step('a condition of Bran until the end of his next turn, and 5 points by the box', async () => {
    await expect(page.getByText('Left of the turn: nothing').first()).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.getByRole('button', { name: /^Bran.*Target$/ })).toBeVisible();
    await page.keyboard.press('q');
    await page.getByRole('textbox', { name: 'Name of the condition' }).fill('Blinded');
    await page.getByRole('textbox', { name: 'Roll to hit' }).fill('-4');
    await page.getByRole('radio', { name: 'at the end of a turn' }).check({ force: true });
    await page.getByRole('button', { name: /Whose turn$/ }).click();
    await page.getByRole('option', { name: 'Bran' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.keyboard.press('p');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    // 2 − 5: unconscious, and at the end of this very round nothing is lost yet.
    await expect(points(page, -3, 12)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('n');
    await expect(page.getByText('Round 2 · Turn: Ilse').first()).toBeVisible();
    await expect(points(page, -3, 12)).toBeVisible();
    // The ogre fell in round 1 as well.
    await expect(points(page, -9, 20)).toBeVisible();
  });

  await test.step('healing: 7 of 1d8, 5 and +2 of 7 is a partial success, 4', async () => {
    await page.keyboard.press('e');
    await type('7');
    await type('5');
    await expect(points(page, 1, 12)).toBeVisible();
    await page.keyboard.press('n');
  });

  await test.step('Bran is blind: 12 + 3 − 4, and afterwards sees again', async () => {
    await expect(page.getByText('Round 2 · Turn: Bran').first()).toBeVisible();
    await page.keyboard.press('a');
    await type('12');
    await expect(page.getByText('11 reaches physical evasion 10.').first()).toBeVisible();
    await type('3');
    // 3 + 4: 16 − 7.
    await expect(points(page, 9, 20)).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByText('Bran: Blinded has run out').first()).toBeVisible();
  });

  await test.step('the last ten steps undone and redone', async () => {
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+z');
    await expect(points(page, 9, 20)).toHaveCount(0);
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+y');
    await expect(points(page, 9, 20)).toBeVisible();
    await expect(page.getByText('Round 2 · Turn: Ogre 2').first()).toBeVisible();
  });

  await test.step('back before the healing, from the list of steps', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Steps back and forth' }).click();
    await page.getByRole('button', { name: 'Go back before: Round 2: turn of Ilse' }).click();
    await expect(page.getByText('Round 1 · Turn: Ogre 2').first()).toBeVisible();
    await expect(points(page, -3, 12)).toBeVisible();
  });

  await test.step('another one is prepared, with a wave; beginning it puts this one aside', async () => {
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
    await type('15');
    await type('7');
    await expect(page.getByText('Round 1 · Turn: Ilse').first()).toBeVisible();
    // She comes as she left the other fight.
    await expect(page.getByText('Mana 12 / 20').first()).toBeVisible();
  });

  await test.step('the wave enters: 16 is before the players’ 15, and has missed the round', async () => {
    // Nobody joins before the order's last die has been taken, though Ilse is first before it too.
    await expect(page.locator('#dice-box')).toHaveCount(0);
    await page.keyboard.press('Control+j');
    await page.getByRole('textbox', { name: 'Dice for their places' }).fill('16');
    await page.getByRole('button', { name: 'Bring in wave 1' }).click();
    await expect(page.getByRole('button', { name: 'Undo: Rat joins' })).toBeVisible();
    await expect(points(page, 6, 6)).toBeVisible();
    await expect(page.getByText('Round 1 · Turn: Ilse').first()).toBeVisible();
  });

  await test.step('over, they rest an hour: 5 mana at level 5, 4 hit points at level 4', async () => {
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
  await desk.app.close();
});
