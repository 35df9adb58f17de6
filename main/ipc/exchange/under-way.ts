import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Answered } from '../../../shared/ipc/channel.ts';
import { refused } from '../../../shared/rules/core/result.ts';
import type { Pace } from '../../export/bundle/pace.ts';
import type { Broadcast } from '../handler.ts';

/** Milliseconds of work between two breaths, in which everything else comes to its turn. */
const breath = 12;
/** Milliseconds between two tellings of how far it is. */
const telling = 100;

/** The one export or import that is under way, if one is. */
export interface UnderWay {
  /** Runs long work at a pace; refused with `BUSY` where other work is under way. */
  readonly run: <T>(work: (pace: Pace) => Promise<Answered<T>>) => Promise<Answered<T>>;
  readonly cancel: () => void;
}

/** Starts with nothing under way. */
export function underWay(broadcast: Broadcast): UnderWay {
  let current: { stopped: boolean } | undefined;
  return {
    async run(work) {
      if (current !== undefined) return refused('BUSY');
      const mine = { stopped: false };
      current = mine;
      let breathed = performance.now();
      let told = breathed;
      const breathe = async (): Promise<boolean> => {
        await setImmediate();
        breathed = performance.now();
        return !mine.stopped;
      };
      const pace: Pace = (done, all) => {
        const now = performance.now();
        if (now - told >= telling) {
          told = now;
          broadcast('bundles.progressed', { done, all });
        }
        return now - breathed >= breath ? breathe() : !mine.stopped;
      };
      try {
        return await work(pace);
      } finally {
        current = undefined;
      }
    },
    cancel() {
      if (current !== undefined) current.stopped = true;
    },
  };
}
