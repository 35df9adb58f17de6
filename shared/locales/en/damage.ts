export const damage = {
  'change.salvaged': 'Brought back: {{name}}',
  'startup.salvage': 'Bring back everything that can be read',
} as const;
