import type { SystemId } from '../shared/rules/core/system.ts';
import type { Desk } from './desk.ts';

/** The samurai of the worked example: level 7, Strength +3, Dexterity +2, Wisdom −1. */
export const samurai = {
  class: 'samurai',
  level: 7,
  strength: 3,
  dexterity: 2,
  constitution: 1,
  intelligence: 0,
  wisdom: -1,
  armorClass: 17,
  hitPoints: 45,
  weapons: [
    {
      name: { key: 'strike-save:weapon.katana' },
      attackType: 'melee',
      damage: '1d10',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
    {
      name: { key: 'strike-save:weapon.bow' },
      attackType: 'ranged',
      damage: '1d8',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
  ],
} as const;

/** A weak monster with one attack. */
export const goblin = {
  level: 0.5,
  armorClass: 13,
  hitPoints: 12,
  weapons: [
    {
      name: { key: 'strike-save:weapon.spear' },
      attackType: 'melee',
      damage: '1d6',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
  ],
} as const;

/**
 * Puts a question to main as the window does; for what a spec needs to be there before its own subject
 * begins, and for what hostile pages would try.
 */
export async function askMain(desk: Desk, channel: string, input: unknown): Promise<unknown> {
  await desk.page.getByRole('heading', { level: 1 }).first().waitFor();
  return desk.page.evaluate(
    ([name, value]) => {
      const { ask } = (
        window as unknown as { campaignDesk: { ask: Record<string, (input: unknown) => Promise<unknown>> } }
      ).campaignDesk;
      const question = ask[name];
      if (question === undefined) throw new Error(`no channel ${name}`);
      return question(value);
    },
    [channel, input] as const,
  );
}

interface Made {
  readonly id: string;
  readonly revision: number;
  readonly body: Record<string, unknown> & { readonly sheet?: object };
}

async function granted(desk: Desk, channel: string, input: unknown): Promise<Made> {
  const answer = (await askMain(desk, channel, input)) as { ok: boolean; value: Made };
  if (!answer.ok) throw new Error(`${channel}: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Makes a campaign and opens it. */
export async function newCampaign(
  desk: Desk,
  name: string,
  system: SystemId = 'strike-save',
): Promise<string> {
  const commandId = crypto.randomUUID();
  const input = { commandId, name: { text: name }, system, language: 'fr' };
  const { id } = await granted(desk, 'campaigns.create', input);
  await desk.page.getByRole('row', { name }).click();
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
  return id;
}

/** Makes a creature with a sheet. */
export async function newCreature(
  desk: Desk,
  campaignId: string,
  kind: 'character' | 'monster',
  name: string,
  sheet: object,
): Promise<string> {
  const made = await granted(desk, 'creatures.create', {
    commandId: crypto.randomUUID(),
    campaignId,
    kind,
    name: { text: name },
  });
  const { id, revision, body } = made;
  const filled = { ...body, sheet: { ...body.sheet, ...sheet } };
  await granted(desk, 'creatures.save', { commandId: crypto.randomUUID(), id, revision, body: filled });
  return id;
}

/** Makes a character and opens it in the builder. */
export async function newCharacter(
  desk: Desk,
  campaignId: string,
  name: string,
  sheet: object,
): Promise<string> {
  const id = await newCreature(desk, campaignId, 'character', name, sheet);
  await desk.page.getByRole('row', { name }).click();
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
  return id;
}

/** Starts an encounter of some documents and opens it. */
export async function newEncounter(
  desk: Desk,
  campaignId: string,
  name: string,
  combatants: readonly string[],
): Promise<string> {
  const input = { commandId: crypto.randomUUID(), campaignId, name: { text: name }, combatants };
  const { id } = await granted(desk, 'encounters.start', input);
  await desk.page.getByRole('tab', { name: 'Encounters' }).click();
  await desk.page.getByRole('row', { name }).click();
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
  return id;
}
