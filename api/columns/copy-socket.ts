import { Socket } from 'node:net';

/** How much is read at once, at most: four times what a socket would of its own accord. */
const READ_BYTES = 256 * 1024;

/**
 * A socket that reads into the same memory again and again. Usually every read gets memory of its own, and for the
 * columns of a year the collector then works a tenth of the time.
 */
class CopySocket extends Socket {
  #taker: ((chunk: Buffer) => void) | null = null;

  constructor() {
    super({
      onread: {
        buffer: Buffer.allocUnsafeSlow(READ_BYTES),
        callback: (bytes, buffer) => this.#give((buffer as Buffer).subarray(0, bytes)),
      },
    });
  }

  /** From now on gives what comes to `taker`, who must not keep it; null: to whoever listens for data. */
  giveTo(taker: ((chunk: Buffer) => void) | null): void {
    this.#taker = taker;
  }

  #give(chunk: Buffer): true {
    if (this.#taker) this.#taker(chunk);
    else this.emit('data', Buffer.from(chunk));
    return true;
  }
}

/** The driver's setting `stream`; an encrypted connection reads by itself. */
export const copySocket = ({ ssl }: { ssl?: unknown }): Socket => (ssl ? new Socket() : new CopySocket());

/** Takes what comes through a socket from its one listener; returns how to give it back, with what is left over. */
export function takeOver(socket: NodeJS.EventEmitter, taker: (chunk: Buffer) => void): (rest: Buffer) => void {
  const listener = socket.listeners('data')[0] as (chunk: Buffer) => void;
  if (socket instanceof CopySocket) socket.giveTo(taker);
  else socket.off('data', listener).on('data', taker);
  return (rest) => {
    if (socket instanceof CopySocket) socket.giveTo(null);
    else socket.off('data', taker).on('data', listener);
    if (rest.length) listener(rest);
  };
}
