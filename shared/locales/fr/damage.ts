export const damage = {
  'change.salvaged': 'Récupéré : {{name}}',
  'startup.salvage': 'Récupérer tout ce qui est lisible',
} as const;
