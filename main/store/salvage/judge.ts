import { canonicalJson } from '../canonical.ts';
import { json } from '../cells.ts';
import { gaps } from '../past.ts';
import type { Copy, Traces } from './traces.ts';

/** A revision as a backup holds it, which was checked byte by byte. */
export interface Vouched {
  readonly body: string;
  readonly deleted: 0 | 1;
}

/** How a document comes back. */
export interface Verdict {
  readonly revision: number;
  /** The highest revision that anything speaks of. */
  readonly known: number;
  readonly body: string;
  readonly deleted: 0 | 1;
  /** What stands where its history says something else, and nothing tells which of them is right. */
  readonly contradicted?: string;
  readonly isProven: boolean;
  /** Whether the backup is all that is known of this revision. */
  readonly isFromBackup: boolean;
  /** Revisions of its history before this one that are gone, or there and not what was written. */
  readonly damaged: number;
}

type Settled = Pick<Verdict, 'body' | 'deleted' | 'contradicted'> & { readonly isProven: boolean };

function isObject(body: string): boolean {
  const read = json(body);
  return typeof read === 'object' && read !== null && !Array.isArray(read);
}

/**
 * What copies of one revision come to: one whose checksum is right, or two that agree. Undefined where none can be
 * read.
 */
function settled(copies: readonly Copy[]): Settled | undefined {
  const readable = copies.filter(({ body }) => isObject(body));
  const written = readable.find(({ isAsWritten }) => isAsWritten === true);
  if (written !== undefined) return { body: written.body, deleted: written.deleted, isProven: true };
  const [first] = readable.toSorted(
    (one, other) => Number(other.row !== undefined) - Number(one.row !== undefined),
  );
  if (first === undefined) return undefined;
  const places = (body: string): number => {
    const data = canonicalJson(json(body));
    const agreeing = readable.filter((copy) => canonicalJson(json(copy.body)) === data);
    return [
      agreeing.some(({ row }) => row !== undefined),
      agreeing.some(({ isStanding }) => isStanding === true),
      agreeing.some(({ row, isStanding }) => row === undefined && isStanding !== true),
    ].filter(Boolean).length;
  };
  const flags = new Set(
    readable.filter(({ row, isStanding }) => row ?? isStanding).map(({ deleted }) => deleted),
  );
  const deleted = flags.size === 1 && flags.has(1) ? 1 : 0;
  const agreed = readable.find(({ body }) => places(body) > 1);
  if (agreed !== undefined) return { body: agreed.body, deleted, isProven: flags.size < 2 };
  const other = readable.find(({ body }) => canonicalJson(json(body)) !== canonicalJson(json(first.body)));
  return {
    ...{ body: first.body, deleted, isProven: false },
    ...(other === undefined ? {} : { contradicted: other.body }),
  };
}

/** Decides how a document comes back, the newest revision that can be read first; undefined where none can. */
export function judge(
  { copies, known: spokenOf }: Pick<Traces, 'copies' | 'known'>,
  vouched: ReadonlyMap<number, Vouched>,
): Verdict | undefined {
  const at = (revision: number): readonly Copy[] => copies.filter((copy) => copy.revision === revision);
  const contentAt = (revision: number): Settled | undefined => {
    const sound = vouched.get(revision);
    return sound === undefined ? settled(at(revision)) : { ...sound, isProven: true };
  };
  let known = [...vouched.keys()].reduce((most, revision) => Math.max(most, revision), spokenOf);
  // A number that nothing leads up to is a damaged one.
  while (contentAt(known + 1) !== undefined) known += 1;
  const candidates = [...new Set([...vouched.keys(), ...copies.map(({ revision }) => revision)])]
    .filter((revision) => revision <= known)
    .sort((one, other) => other - one);
  for (const revision of candidates) {
    const content = contentAt(revision);
    if (content === undefined) continue;
    const stands = at(revision).some(({ isStanding }) => isStanding);
    const history = new Set([
      ...vouched.keys(),
      ...copies.flatMap(({ row }) => (row === undefined ? [] : [row[1]])),
    ]);
    return {
      ...content,
      ...{ revision, known, isProven: content.isProven && stands },
      isFromBackup: vouched.has(revision) && !stands,
      damaged: new Set([
        ...copies.flatMap((copy) =>
          copy.isAsWritten === false && copy.revision < revision && !vouched.has(copy.revision)
            ? [copy.revision]
            : [],
        ),
        ...gaps(history, revision),
      ]).size,
    };
  }
  return undefined;
}
