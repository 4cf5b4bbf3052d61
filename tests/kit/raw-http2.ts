// An HTTP/2 connection frame by frame: what a client does that answers PINGs as it likes, or not at all.
import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { certificates } from './certificates.ts';
import { at } from './world.ts';

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
export const frames = { data: 0, headers: 1, reset: 3, settings: 4, ping: 6, goAway: 7, windowUpdate: 8 } as const;
const ACK = 1;
const END_STREAM = 1;
const END_HEADERS = 4;
const HEADER_BYTES = 9;
const WINDOW = 0x7fff_0000;

/** What becomes of the server's PINGs. */
export type Answers = 'right' | 'wrong' | 'none';

export interface RawSession {
  /** Sends a request and resolves to the body of its answer. */
  ask(path: string, asked?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Buffer>;
  /** Sends a frame of this type; resolves once the kernel has taken it. */
  send(type: number, flags: number, stream: number, payload?: Buffer): Promise<void>;
  /** Resolves once the server has hung up or said that it will. */
  readonly ended: Promise<unknown>;
  close(): void;
}

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A header as HPACK has it: a literal with a name of its own, none of it indexed; shorter than 127 bytes each. */
const literal = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
const block = (headers: Record<string, string>) =>
  Buffer.concat(Object.entries(headers).flatMap(([name, value]) => [Buffer.from([0]), literal(name), literal(value)]));

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Opens a connection to the application, or to what stands before it on a port. */
export async function openRaw(answers: Answers, port = Number(new URL(at('')).port)): Promise<RawSession> {
  const ca = [certificates.one.cert, certificates.two.cert];
  const socket: TLSSocket = connect({ host: '127.0.0.1', servername: 'localhost', port, ca, ALPNProtocols: ['h2'] });
  await once(socket, 'secureConnect');
  socket.on('error', () => {});
  const bodies = new Map<number, { chunks: Buffer[]; done: (body: Buffer) => void }>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  socket.once('close', () => end());
  const send = (type: number, flags: number, stream: number, payload: Buffer = Buffer.alloc(0)) =>
    new Promise<void>((resolve) => {
      if (socket.destroyed) resolve();
      else socket.write(frame(type, flags, stream, payload), () => resolve());
    });
  const control = (type: number, isAnswer: boolean, payload: Buffer) => {
    if (type === frames.goAway) end();
    if (isAnswer) return;
    if (type === frames.settings) void send(frames.settings, ACK, 0);
    if (type === frames.ping && answers !== 'none')
      void send(frames.ping, ACK, 0, answers === 'right' ? payload : Buffer.alloc(8, 0xff));
  };
  const answer = (type: number, isEnd: boolean, stream: number, payload: Buffer) => {
    const asked = bodies.get(stream);
    if (type === frames.data) asked?.chunks.push(payload);
    if (type === frames.reset || isEnd) asked?.done(Buffer.concat(asked.chunks));
  };
  const take = (type: number, flags: number, stream: number, payload: Buffer) =>
    stream ? answer(type, Boolean(flags & END_STREAM), stream, payload) : control(type, Boolean(flags & ACK), payload);
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= HEADER_BYTES) {
      const length = HEADER_BYTES + rest.readUIntBE(0, 3);
      if (rest.length < length) return;
      take(rest[3]!, rest[4]!, rest.readUInt32BE(5), rest.subarray(HEADER_BYTES, length));
      rest = rest.subarray(length);
    }
  });
  socket.write(PREFACE);
  await send(frames.settings, 0, 0, Buffer.concat([Buffer.from([0, 4]), number(WINDOW)]));
  await send(frames.windowUpdate, 0, 0, number(WINDOW));
  let last = -1;
  return {
    send,
    ended,
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const stream = (last += 2);
      const { promise, resolve } = Promise.withResolvers<Buffer>();
      bodies.set(stream, { chunks: [], done: resolve });
      const all = { ':method': method, ':scheme': 'https', ':authority': 'localhost:3000', ':path': path, ...headers };
      await send(frames.headers, END_HEADERS | (body === undefined ? END_STREAM : 0), stream, block(all));
      if (body !== undefined) await send(frames.data, END_STREAM, stream, Buffer.from(body));
      return promise;
    },
    close: () => void socket.destroy(),
  };
}
