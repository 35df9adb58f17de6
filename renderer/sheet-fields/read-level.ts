const fractions: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '¾': 3 / 4,
};

/** The number that a typed level means; text that means none comes back as it is, for the rules to fault. */
export function readLevel(typed: string): number | string {
  const text = typed.trim();
  const fraction = fractions[text];
  if (fraction !== undefined) return fraction;
  const ratio = /^(\d{1,3})\/(\d{1,3})$/.exec(text);
  if (ratio !== null && Number(ratio[2]) !== 0) return Number(ratio[1]) / Number(ratio[2]);
  return /^[-−]?\d{1,6}([.,]\d{1,6})?$/.test(text) ? Number(text.replace('−', '-').replace(',', '.')) : typed;
}
