import type { FightWord } from '../words.ts';

export const fiFight = {
  'source.condition': 'Tila',
  'adjustable.roll': 'Kaikki heitot',
  'pool.constitution': 'Ruumiinkunto',
  'qualifier.exchange': 'taistelun yhteenotto',
  'qualifier.check': 'vaikeusastetta vastaan',
  'qualifier.assist': 'auta toista',
  'input.difficulty': 'Vaikeusaste',
  'input.wanted': 'Annettava hyvitys',
  'condition.helped': 'Autettu: {{with}}',
  'condition.consequence': '{{consequence}}',
  'outcome.exchangeWon': '{{with}}: yhteenotto voitettiin',
  'outcome.exchangeLost': '{{with}}: yhteenotto hävittiin',
  'outcome.heldBack': '{{outcome}}; haarniska pitää',
  'outcome.harms': '{{outcome}}; vauriot {{damage, number}}',
  'outcome.harmsConstitution': '{{outcome}}; ruumiinkunnosta {{damage, number}}',
  'outcome.checked': '{{with}}: {{level}} onnistuminen',
  'outcome.notChecked': '{{with}}: epäonnistuminen',
  'outcome.assisted': '{{with}} auttaa: {{bonus, signed}}',
} as const satisfies Record<FightWord, string>;
