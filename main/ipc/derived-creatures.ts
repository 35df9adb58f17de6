import { driftOf, settledWith, templateOf } from '../../shared/library/derivation.ts';
import type { CreatureDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { refused } from '../../shared/rules/core/result.ts';
import { bodyFor } from './bestiary.ts';
import { rulesOf } from './campaign-rules.ts';
import { addDocument, saveDocument } from './change-document.ts';
import { creatureOf, withBody } from './creatures.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { once } from './once.ts';

type DerivedChannel = `creatures.${'derive' | 'settle'}`;

/** Creatures made from others, which they follow as far as their owner wants. */
export function derivedHandlers(desk: Desk): HandlersOf<DerivedChannel> {
  const { store } = desk;
  return {
    'creatures.derive': ({ commandId, id, campaignId, name }) =>
      once(desk, 'creatures.derive', commandId, (carrying) => {
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const found = creatureOf(store, id, 'id');
        if (!found.ok) return found;
        const template = found.value;
        const made = bodyFor(desk, template, rules.value, 'id');
        if (!made.ok) return made;
        const body: CreatureDocument['body'] = { ...made.value, name, derivedFrom: templateOf(template) };
        const { kind } = template;
        const effect = appWord('change.derived', { name, from: template.body.name });
        return addDocument(
          store,
          carrying,
          { kind, id: desk.newId(), campaignId, revision: 1, body },
          effect,
        );
      }),

    'creatures.settle': ({ commandId, id, revision, paths, choice }) =>
      once(desk, 'creatures.settle', commandId, (carrying) => {
        const found = creatureOf(store, id, 'id');
        if (!found.ok) return found;
        const creature = found.value;
        const { derivedFrom } = creature.body;
        const template = derivedFrom === undefined ? undefined : creatureOf(store, derivedFrom.id, 'id');
        if (derivedFrom === undefined || template?.ok !== true) return refused('NO_TEMPLATE', 'id');
        const now = templateOf(template.value);
        const open = driftOf(creature.body.sheet, derivedFrom, now.sheet);
        if (!paths.every((path) => open.includes(path)))
          return refused('STALE', 'paths', { revision: creature.revision });
        const settled = settledWith({ ...creature.body, derivedFrom }, now, paths, choice);
        const saved = withBody(store, creature, settled, 'paths');
        if (!saved.ok) return saved;
        const name = creature.body.name;
        const from = template.value.body.name;
        const effect = appWord(choice === 'take' ? 'change.tookOver' : 'change.leftAsItIs', { name, from });
        return saveDocument(store, carrying, creature, revision, saved.value, { effect });
      }),
  };
}
