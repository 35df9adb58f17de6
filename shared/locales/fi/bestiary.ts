export const bestiary = {
  'change.copied_one': 'Kopioi {{name}}',
  'change.copied_other': 'Tee {{count, number}} kopiota: {{name}}',
  'change.tagged': 'Merkitse {{name}}: {{tags}}',
  'change.untagged': 'Poista tunnisteita ({{name}}): {{tags}}',
  'change.retagged': 'Muuta tunnisteita: {{name}}',
  'change.derived': 'Luo {{name}}, pohjana {{from}}',
  'change.tookOver': '{{name}}: ota pohjan muutokset ({{from}})',
  'change.leftAsItIs': '{{name}}: ohita pohjan muutokset ({{from}})',
  'refusal.ONE_ON_LOAN': '{{name}} on kohtaamisessa, joka on yhä käynnissä. Mitään ei poistettu.',
  'refusal.OTHER_RULES': 'Kampanjassa on toiset säännöt. Mitään ei kopioitu.',
  'refusal.TOO_MANY_TAGS': 'Jollakin olisi yli {{most, number}} tunnistetta. Mitään ei muutettu.',
  'refusal.NO_TEMPLATE': 'Pohjaa, josta se luotiin, ei enää ole.',
} as const;
