import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  commandId,
  creature,
  gathered,
  refusedWith,
  type TestLibrary,
  temporaryLibrary,
} from './fixtures.ts';

let library: TestLibrary;

beforeEach(async () => {
  library = await temporaryLibrary();
});
afterEach(() => library.discard());

const window = () => library.window();
const at = '2025-01-02T03:04:05.678Z';

test('dice fall once, whatever the notation’s habit, and each die is told', async () => {
  const asked = { commandId: commandId(), text: '4N6kh3 − 1' };
  const rolled = await window().grant('dice.roll', asked);
  // Dice of these tests show half of their sides.
  expect(rolled).toEqual({
    ...{ at, dice: '4d6kh3-1', total: 8 },
    groups: [{ dice: '4d6kh3', thrown: [3, 3, 3, 3].map((face, die) => ({ faces: [face], kept: die < 3 })) }],
  });
  expect(await window().grant('dice.roll', asked)).toEqual(rolled);
  expect((await window().grant('dice.read', null)).history).toEqual([{ at, dice: '4d6kh3-1', total: 8 }]);
  expect(await window().ask('dice.roll', { ...asked, commandId: commandId(), text: '4d' })).toEqual(
    refusedWith('BAD_INPUT', { field: 'text' }),
  );
});

test('the last fifty rolls and the favourites outlive a restart, until they are cleared', async () => {
  for (let roll = 1; roll <= 51; roll += 1)
    await window().grant('dice.roll', { commandId: commandId(), text: `${roll}` });
  await window().grant('dice.favour', { favourites: [{ name: 'Luck', dice: '1d6' }] });
  await library.restart();
  const { history, favourites } = await window().grant('dice.read', null);
  expect([history.length, history[0]?.total, history.at(-1)?.total]).toEqual([50, 51, 2]);
  expect(favourites).toEqual([{ name: 'Luck', dice: '1d6' }]);
  await window().grant('dice.forget', null);
  expect((await window().grant('dice.read', null)).history).toEqual([]);
});

test('a character’s favourites lie with it, outlive its sheet’s changes, and undo takes them back', async () => {
  const { samurai } = await gathered(window());
  const { id, revision } = samurai;
  const favourites = [{ name: 'Katana', dice: '1d10+5' }];
  const favoured = creature(
    await window().grant('creatures.favour', { commandId: commandId(), id, revision, favourites }),
  );
  expect(favoured.body).toEqual({ ...samurai.body, favourites });
  const { body } = samurai;
  const saved = await window().grant('creatures.save', {
    ...{ commandId: commandId(), id, revision: favoured.revision },
    body: { ...body, name: { text: 'Another' } },
  });
  expect(creature(saved).body.favourites).toEqual(favourites);
  await window().grant('library.undo', { commandId: commandId() });
  await window().grant('library.undo', { commandId: commandId() });
  expect((await window().grant('library.read', { id })).body).toEqual(samurai.body);
});
