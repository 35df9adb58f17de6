import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openLibrary } from '../../main/store/open.ts';
import type { SheetKind } from '../../shared/rules/core/sheet.ts';
import type { SystemId } from '../../shared/rules/core/system.ts';
import { systems } from '../../shared/rules/registry.ts';

/** How many creatures a long list has. */
export const many = 10_000;

const tags = ['forest', 'night', 'swamp', 'boss', 'undead', 'patrol', 'river'] as const;

/** Levels that repeat every twenty, tags that repeat every seven; so filters find some of everything. */
function bodyOf(at: number, sheet: object) {
  const level = 'level' in sheet ? { level: 1 + (at % 20) } : {};
  // In no order, as people write them down.
  const name = { text: `${['Guard', 'Wolf', 'Ogre', 'Élan', 'Ärjy'][at % 5]} ${(at * 7919) % many}` };
  return {
    schema: 1,
    name,
    sheet: { ...sheet, ...level },
    hitPoints: null,
    tags: [tags[at % tags.length] ?? 'forest'],
  } as const;
}

/** Makes a library in an app's data folder with many creatures in one campaign; answers with the campaign's id. */
export async function longLibrary(folder: string, kind: SheetKind, system: SystemId): Promise<string> {
  const opened = await openLibrary(path.join(folder, 'library'), {
    now: () => new Date(),
    newId: randomUUID,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const id = randomUUID();
  const at = new Date().toISOString();
  const sheet = systems[system].sheets?.newSheet(kind) ?? {};
  store.commit((change) => {
    const stamp = { commandId: randomUUID(), at, effect: { text: 'made' } };
    const campaign = { schema: 1, name: { text: 'Orle' }, system, language: 'en', options: {} } as const;
    store.documents.add(
      { kind: 'campaign', id, campaignId: id, revision: 1, body: campaign },
      { ...stamp, seq: change() },
    );
    for (let made = 0; made < many; made += 1) {
      const { tags: given, ...body } = bodyOf(made, sheet);
      store.documents.add(
        { kind, id: randomUUID(), campaignId: id, revision: 1, body: { ...body, tags: [...given] } },
        { ...stamp, seq: change() },
      );
    }
    return { ok: true, value: null };
  });
  store.close();
  return id;
}
