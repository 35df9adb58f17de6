export const damage = {
  'change.salvaged': 'Pelastettu: {{name}}',
  'startup.salvage': 'Palauta kaikki, mikä on luettavissa',
} as const;
