import type { CreatureDocument } from '../../shared/library/document.ts';
import { sameData } from '../store/canonical.ts';

/** The fields of a creature's body that say how it stands: what an encounter borrows and gives back. */
const standingFields = ['hitPoints', 'pools', 'conditions'] as const;

/** How a creature stands. */
export type Standing = Pick<CreatureDocument['body'], (typeof standingFields)[number]>;

type Body = Readonly<Record<string, unknown>>;

/** A body that stands as another does. */
export function withStanding<Of extends Body>(body: Of, standing: Body): Of {
  const changed: Record<string, unknown> = { ...body };
  for (const field of standingFields) {
    if (standing[field] === undefined) delete changed[field];
    else changed[field] = standing[field];
  }
  return changed as Of;
}

/** A body with every field of how it stands taken back from `written` to `earlier`, unless changed since. */
export function withStandingBefore<Of extends Body>(present: Of, written: Body, earlier: Body): Of {
  const standing = standingFields.map((field) => {
    const untouched = sameData(present[field] ?? null, written[field] ?? null);
    return [field, untouched ? earlier[field] : present[field]];
  });
  return withStanding(present, Object.fromEntries(standing));
}
