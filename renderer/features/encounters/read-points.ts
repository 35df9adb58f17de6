/** Most points that one box takes. */
const most = 9999;

/**
 * The change of hit points that was typed: `7` and `-7` take seven away, `+7` gives them back. Undefined
 * for anything else.
 */
export function readPoints(typed: string): number | undefined {
  const read = /^([+−-]?)\s*(\d{1,4})$/.exec(typed.trim());
  if (read === null) return undefined;
  const points = Math.min(most, Number(read[2]));
  return read[1] === '+' ? points : 0 - points;
}
