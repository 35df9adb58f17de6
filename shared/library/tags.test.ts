import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagsIn, tagsSchema, withTags } from './tags.ts';

test.each<[string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
  ['one is added', ['night'], ['cave'], [], ['cave', 'night']],
  ['the same is not added again, whatever its case', ['Night'], ['night'], [], ['Night']],
  ['one is taken away, whatever its case', ['Night', 'cave'], [], ['NIGHT'], ['cave']],
  ['spaces do not count', [], ['  old   ruin '], [], ['old ruin']],
])('%s', (_, tags, added, removed, expected) => {
  expect(withTags(tags, added, removed)).toEqual(expected);
});

test.each([
  ['cave, night', ['cave', 'night']],
  ['cave; cave ;', ['cave']],
  ['', []],
  [' , ', []],
])('“%s” holds %j', (text, expected) => {
  expect(tagsIn(text)).toEqual(expected);
});

test('tags written with commas between them are read back the same', () => {
  const tag = fc.stringMatching(/^[a-zåäö]{1,10}( [a-z]{1,10})?$/);
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 30 }), (given) => {
      const tags = withTags([], given);
      expect(tagsIn(tags.join(', '))).toEqual(tags);
      expect(tagsSchema.safeParse(tags).success).toBe(true);
    }),
  );
});
