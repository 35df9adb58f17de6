/** What is done to several creatures at once, and what is made from others. */
export const bestiary = {
  'change.copied_one': 'Copy {{name}}',
  'change.copied_other': 'Make {{count, number}} copies of {{name}}',
  'change.tagged': 'Tag {{name}}: {{tags}}',
  'change.untagged': 'Take tags off {{name}}: {{tags}}',
  'change.retagged': 'Change the tags of {{name}}',
  'change.derived': 'Derive {{name}} from {{from}}',
  'change.tookOver': '{{name}}: take over changes of {{from}}',
  'change.leftAsItIs': '{{name}}: leave changes of {{from}} aside',
  'refusal.ONE_ON_LOAN': '{{name}} is in an encounter that is still running. Nothing was removed.',
  'refusal.OTHER_RULES': 'That campaign has other rules. Nothing was copied.',
  'refusal.TOO_MANY_TAGS': 'One of them would have more than {{most, number}} tags. Nothing was changed.',
  'refusal.NO_TEMPLATE': 'What it was derived from is not there any more.',
} as const;
