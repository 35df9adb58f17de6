import type { WebFrameMain as ElectronWebFrameMain } from 'electron';
import { originOf } from '../renderer/scheme-urls.ts';

interface FrameOwner {
  readonly id: number;
  getURL(): string;
  isDestroyed(): boolean;
}

type Offered = Pick<
  ElectronWebFrameMain,
  'url' | 'origin' | 'routingId' | 'processId' | 'detached' | 'isDestroyed'
>;

/** A page's main frame: the only one that has a preload, and so the only sender of messages. */
export class WebFrameMain implements Offered {
  readonly parent = null;
  readonly top = this;
  readonly routingId = 1;
  readonly processId: number;
  readonly #owner: FrameOwner;

  constructor(owner: FrameOwner) {
    this.#owner = owner;
    this.processId = owner.id;
  }

  get url(): string {
    return this.#owner.getURL();
  }

  get origin(): string {
    return originOf(this.url);
  }

  get detached(): boolean {
    return this.#owner.isDestroyed();
  }

  isDestroyed(): boolean {
    return this.#owner.isDestroyed();
  }
}
