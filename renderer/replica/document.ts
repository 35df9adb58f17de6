import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '../../shared/ipc/channel.ts';
import type { LibraryDocument } from '../../shared/library/document.ts';
import { ask, listen } from '../bridge/desk.ts';

/** A document as it is being read. */
export type Reading =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly document: LibraryDocument }
  | { readonly state: 'refused'; readonly refusal: Refused };

/** Reads a document and reads it again whenever the library says that it changed. */
export function useDocument(id: string): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const read = useCallback(async () => {
    const answer = await ask('library.read', { id });
    setReading(
      answer.ok ? { state: 'read', document: answer.value } : { state: 'refused', refusal: answer.error },
    );
  }, [id]);
  useEffect(() => {
    setReading({ state: 'reading' });
    void read();
    return listen('library.changed', ({ isTold, rows, removed }) => {
      if (!isTold || rows.some((row) => row.id === id) || removed.includes(id)) void read();
    });
  }, [id, read]);
  return reading;
}
