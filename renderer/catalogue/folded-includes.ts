import { fold } from '../../shared/library/fold.ts';

/** Whether a name holds what is sought, without regard to case and accents. */
export function foldedIncludes(name: string, sought: string): boolean {
  return fold(name).includes(fold(sought.trim()));
}
