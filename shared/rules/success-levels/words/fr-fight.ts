import type { FightWord } from '../words.ts';

export const frFight = {
  'source.condition': 'État',
  'adjustable.roll': 'Tous les jets',
  'pool.constitution': 'Constitution',
  'qualifier.exchange': 'passe d’armes',
  'qualifier.check': 'contre une difficulté',
  'qualifier.assist': 'aider quelqu’un',
  'input.difficulty': 'Difficulté',
  'input.wanted': 'Bonus à donner',
  'condition.helped': 'Aide : {{with}}',
  'condition.consequence': '{{consequence}}',
  'outcome.exchangeWon': '{{with}} remporte l’échange',
  'outcome.exchangeLost': '{{with}} perd l’échange',
  'outcome.heldBack': '{{outcome}} ; l’armure tient',
  'outcome.harms': '{{outcome}} ; {{damage, number}} de dégâts',
  'outcome.harmsConstitution': '{{outcome}} ; {{damage, number}} en Constitution',
  'outcome.checked': '{{with}} : réussite {{level}}',
  'outcome.notChecked': '{{with}} : échec',
  'outcome.assisted': '{{with}} aide : {{bonus, signed}}',
} as const satisfies Record<FightWord, string>;
