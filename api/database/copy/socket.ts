import { Socket } from 'node:net';

/** Most bytes of one read: four times Node's default. */
const READ_BYTES = 256 * 1024;

/**
 * A socket that reuses one buffer for every read. By default each read allocates its own, and reading a year of columns
 * then spends a tenth of its time on garbage collection.
 */
class CopySocket extends Socket {
  #receiver: ((chunk: Buffer) => void) | null = null;

  constructor() {
    super({
      onread: {
        buffer: Buffer.allocUnsafeSlow(READ_BYTES),
        callback: (bytes, buffer) => this.#deliver((buffer as Buffer).subarray(0, bytes)),
      },
    });
  }

  /** Delivers data to `receiver`, which must not keep the buffer; with null, as `data` events again. */
  deliverTo(receiver: ((chunk: Buffer) => void) | null): void {
    this.#receiver = receiver;
  }

  #deliver(chunk: Buffer): true {
    if (this.#receiver) this.#receiver(chunk);
    else this.emit('data', Buffer.from(chunk));
    return true;
  }
}

/** The socket for the driver's setting `stream`; TLS connections read through a buffer of their own. */
export const copySocket = ({ ssl }: { ssl?: unknown }): Socket => (ssl ? new Socket() : new CopySocket());

/**
 * Diverts a socket's data from the driver, its only listener, to `receiver`. Returns a function that restores the driver
 * and passes it the bytes that the receiver did not use.
 */
export function divertData(socket: NodeJS.EventEmitter, receiver: (chunk: Buffer) => void): (rest: Buffer) => void {
  const listener = socket.listeners('data')[0] as (chunk: Buffer) => void;
  if (socket instanceof CopySocket) socket.deliverTo(receiver);
  else socket.off('data', listener).on('data', receiver);
  return (rest) => {
    if (socket instanceof CopySocket) socket.deliverTo(null);
    else socket.off('data', receiver).on('data', listener);
    if (rest.length) listener(rest);
  };
}
