import { createHash } from 'node:crypto';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface Handover {
  readonly argv: string[];
  readonly cwd: string;
  readonly data: unknown;
}

const patience = 2000;

/**
 * Lets one process at a time own a folder. The lock is an abstract socket: taken at once or not at all, and given
 * back by the kernel however its owner dies.
 */
export class SingleInstance {
  #server: net.Server | undefined;
  #handingOver: Promise<void> = Promise.resolve();

  get held(): boolean {
    return this.#server !== undefined;
  }

  /** Takes the lock, or hands `mine` over to who has it. */
  acquire(folder: string, mine: Handover, onHandover: (theirs: Handover) => void): boolean {
    if (this.#server) return true;
    const address = `\0electron-host-${createHash('sha256').update(folder).digest('hex')}`;
    const server = net.createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => {});
      text(socket).then(
        (message) => {
          socket.end('taken');
          onHandover(JSON.parse(message) as Handover);
        },
        () => {},
      );
    });
    server.on('error', () => {});
    server.listen(address);
    // Node binds local sockets before listen() returns; only the event about it comes later.
    if (server.listening) {
      server.unref();
      this.#server = server;
      return true;
    }
    this.#handingOver = handOver(address, mine);
    return false;
  }

  /** Settles when the lock's owner has heard of this process. */
  async handedOver(): Promise<void> {
    await Promise.race([this.#handingOver, wait(patience, undefined, { ref: false })]);
  }

  release(): void {
    this.#server?.close();
    this.#server = undefined;
  }
}

function handOver(address: string, mine: Handover): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => socket.end(JSON.stringify(mine)));
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
