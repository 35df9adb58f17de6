import { useEffect, useState } from 'react';
import type { Answered, Refused } from '../../shared/ipc/channel.ts';
import type { LibraryDocument } from '../../shared/library/document.ts';
import { answeredEarly, ask, listen } from '../bridge/desk.ts';

/** A document as it is being read. */
export type Reading =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly document: LibraryDocument }
  | { readonly state: 'refused'; readonly refusal: Refused };

/** A reading with the id that it is of, so that none is taken for another's while the next is on its way. */
interface ReadOf {
  readonly id: string;
  readonly reading: Reading;
}

const notYet: Reading = { state: 'reading' };

function readingOf(answer: Answered<LibraryDocument> | undefined): Reading {
  if (answer === undefined) return notYet;
  return answer.ok ? { state: 'read', document: answer.value } : { state: 'refused', refusal: answer.error };
}

/** Whether two readings are of the same answer, which is then shown once. */
function isSame(one: ReadOf, other: ReadOf): boolean {
  const [before, after] = [one.reading, other.reading];
  return (
    one.id === other.id &&
    before.state === 'read' &&
    after.state === 'read' &&
    before.document === after.document
  );
}

/** Reads a document and reads it again whenever the library says that it changed. */
export function useDocument(id: string): Reading {
  const [known, setKnown] = useState<ReadOf>(() => ({
    id,
    reading: readingOf(answeredEarly('library.read', { id })),
  }));
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      const reading = readingOf(await ask('library.read', { id }));
      if (!isOver) setKnown((before) => (isSame(before, { id, reading }) ? before : { id, reading }));
    };
    void read();
    const stop = listen('library.changed', ({ isTold, rows, removed }) => {
      if (!isTold || rows.some((row) => row.id === id) || removed.includes(id)) void read();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [id]);
  return known.id === id ? known.reading : notYet;
}
