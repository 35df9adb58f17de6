/** Why an encounter refuses a command; the rules' own refusals come on top. */
export const encounterRefusals = [
  'ENCOUNTER_ENDED',
  'ROLL_OPEN',
  'NO_ROLL_OPEN',
  'NO_SUCH_COMBATANT',
  'NO_SUCH_ACTION',
  'NO_SUCH_OPTION',
  'NO_ORDER_RULE',
  'CANNOT_WAIT',
  'NOBODY_WAITS',
  'NO_SUCH_POOL',
  'NO_SUCH_CONDITION',
  'NO_SUCH_APPLICATION',
  'NO_SUCH_STEP',
  'AGAINST_THE_RULES',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
] as const;
export type EncounterRefusalCode = (typeof encounterRefusals)[number];
