import type { FightWord } from '../words.ts';

export const enFight = {
  'source.condition': 'Condition',
  'adjustable.roll': 'Every roll',
  'pool.constitution': 'Constitution',
  'qualifier.exchange': 'exchange of a fight',
  'qualifier.check': 'against a difficulty',
  'qualifier.assist': 'help somebody',
  'input.difficulty': 'Difficulty',
  'input.wanted': 'Bonus to give',
  'condition.helped': 'Helped: {{with}}',
  'condition.consequence': '{{consequence}}',
  'outcome.exchangeWon': '{{with}} wins the exchange',
  'outcome.exchangeLost': '{{with}} loses the exchange',
  'outcome.heldBack': '{{outcome}}; armour holds',
  'outcome.harms': '{{outcome}}; {{damage, number}} damage',
  'outcome.harmsConstitution': '{{outcome}}; {{damage, number}} Constitution',
  'outcome.checked': '{{with}}: {{level}} success',
  'outcome.notChecked': '{{with}} fails',
  'outcome.assisted': '{{with}} helps: {{bonus, signed}}',
} as const satisfies Record<FightWord, string>;
