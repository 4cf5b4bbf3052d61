import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../../common/address-key.ts';
import { logger } from '../../common/logger.ts';

/** How often the log tells of an address with too many connections, milliseconds. */
const TOLD_MS = 60_000;

/** The bound of connections that one address (for IPv6, one network of 64 bits) has open at once, over all servers together. */
export class AddressConnections {
  readonly #max: number;
  readonly #isExempt: (address: string) => boolean;
  readonly #open = new Map<string, number>();
  #toldAt = -Infinity;

  /** Closes what goes beyond `max` at once; 0 bounds nothing. */
  constructor(max: number, isExempt: (address: string) => boolean) {
    this.#max = max;
    this.#isExempt = isExempt;
  }

  /** Bounds the connections of a server from now on. */
  bound(server: Server): void {
    if (this.#max) server.on('connection', (socket: Socket) => this.#count(socket));
  }

  #count(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || this.#isExempt(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const open = this.#open.get(key) ?? 0;
    if (open >= this.#max) return this.#refuse(socket);
    this.#open.set(key, open + 1);
    socket.once('close', () => {
      const left = this.#open.get(key)! - 1;
      if (left) this.#open.set(key, left);
      else this.#open.delete(key);
    });
  }

  #refuse(socket: Socket): void {
    socket.destroy();
    if (performance.now() - this.#toldAt < TOLD_MS) return;
    this.#toldAt = performance.now();
    logger.warn('an address has too many connections open, and gets no more; see CONNECTIONS_PER_ADDRESS');
  }
}
