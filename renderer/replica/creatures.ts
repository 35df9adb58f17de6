import { useEffect, useState } from 'react';
import type { CreatureDocument } from '../../shared/library/document.ts';
import { ask, listen } from '../bridge/desk.ts';

/** Creatures by id, read again whenever the library says that one of them changed; those that are gone are missing. */
export function useCreatures(ids: readonly string[]): ReadonlyMap<string, CreatureDocument> {
  const [read, setRead] = useState<ReadonlyMap<string, CreatureDocument>>(new Map());
  const wanted = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    let current = true;
    const all = wanted === '' ? [] : wanted.split(' ');
    const readAll = async (): Promise<void> => {
      const answers = await Promise.all(all.map((id) => ask('library.read', { id })));
      const found = answers.flatMap((answer) => {
        if (!answer.ok) return [];
        const document = answer.value;
        return document.kind === 'character' || document.kind === 'monster'
          ? [[document.id, document] as const]
          : [];
      });
      if (current) setRead(new Map(found));
    };
    void readAll();
    const stop = listen('library.changed', ({ isTold, rows, removed }) => {
      if (!isTold || rows.some(({ id }) => all.includes(id)) || removed.some((id) => all.includes(id)))
        void readAll();
    });
    return () => {
      current = false;
      stop();
    };
  }, [wanted]);
  return read;
}
