import type { Refusal } from '../../../shared/rules/core/result.ts';

/** A refusal as it travels; `field` begins with the entry. */
export interface BundleFault extends Refusal {
  readonly faults?: readonly Refusal[];
}

/** The most faults that are named; others are looked for in so many ms, until so many bytes were of entries at fault. */
const bounds = { faults: 100, time: 400, bytes: 2 ** 20 } as const;

/** What is wrong with the documents of a bundle: whoever wrote it may want to know of all at once. */
export class BundleFaults {
  private readonly found: BundleFault[] = [];
  private since = 0;
  private bytes = 0;

  /** `bytes`: how long the document is that is at fault. */
  add(fault: BundleFault, bytes: number): void {
    if (this.found.length === 0) this.since = performance.now();
    this.bytes += bytes;
    this.found.push(fault);
  }

  /** Whether enough is known. A file from a stranger is not read on and on to tell what else is wrong with it. */
  isEnough(): boolean {
    return (
      this.found.length >= bounds.faults ||
      this.bytes > bounds.bytes ||
      (this.found.length > 0 && performance.now() - this.since > bounds.time)
    );
  }

  /** All of it as one refusal; undefined where nothing was wrong. Of `unread` documents nothing is known. */
  refusal(unread: number): BundleFault | undefined {
    const [first] = this.found;
    // One alone is told as what it is, whichever document it stands in and whatever else was not looked at.
    if (first === undefined || this.found.length === 1) return first;
    const each = this.found.flatMap(({ faults, ...fault }): readonly Refusal[] => faults ?? [fault]);
    return {
      code: 'BUNDLE_DOCUMENTS',
      params: { count: this.found.length },
      faults: [
        ...each.slice(0, bounds.faults),
        ...(unread > 0 ? [{ code: 'BUNDLE_UNREAD', params: { count: unread } }] : []),
      ],
    };
  }
}
