// A name server on this machine, which knows the names of a test, and is silent where the test wants it.
import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** What is known of a name: its addresses, another name that it stands for, or nothing that is ever told. */
export interface Zone {
  a?: string[];
  aaaa?: string[];
  txt?: string[];
  cname?: string;
  ttl?: number;
}

const TYPES = { a: 1, cname: 5, txt: 16, aaaa: 28 } as const;
const CODES = { fine: 0, failed: 2, absent: 3 } as const;

/** The name server of a file: what it knows, whom it leaves without an answer, and what it was asked. */
export const nameServer = {
  address: '',
  names: {} as Record<string, Zone | 'silent' | 'failing'>,
  /** Everything below these is silent. */
  silentBelow: 'silent.test',
  /** Types and names, in order. */
  asked: [] as string[],
};

/** Opens the name server for the tests of a file. */
export function useNameServer(): void {
  const socket = createSocket('udp4');
  beforeAll(async () => {
    socket.on('message', (question, { port, address }) => {
      const answer = answerTo(question);
      if (answer) socket.send(answer, port, address);
    });
    await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
    nameServer.address = `127.0.0.1:${(socket.address() as AddressInfo).port}`;
  });
  afterAll(() => void socket.close());
}

/** The answer to a question; null for silence. */
function answerTo(question: Buffer): Buffer | null {
  const { name, end } = readName(question, 12);
  const type = question.readUInt16BE(end);
  nameServer.asked.push(`${Object.entries(TYPES).find(([, number]) => number === type)?.[0]} ${name}`);
  const zone = nameServer.names[name];
  if (zone === 'silent' || name.endsWith(nameServer.silentBelow)) return null;
  if (zone === 'failing') return reply(question, end + 4, CODES.failed, []);
  return zone
    ? reply(question, end + 4, CODES.fine, recordsOf(zone, type))
    : reply(question, end + 4, CODES.absent, []);
}

function recordsOf(zone: Zone, type: number): Buffer[] {
  const { ttl = 60 } = zone;
  const aim = zone.cname === undefined ? undefined : nameServer.names[zone.cname];
  if (typeof aim === 'object') {
    const owner = encodeName(zone.cname!);
    return [
      record(Buffer.from([0xc0, 12]), TYPES.cname, ttl, owner),
      ...dataOf(aim, type).map((data) => record(owner, type, ttl, data)),
    ];
  }
  return dataOf(zone, type).map((data) => record(Buffer.from([0xc0, 12]), type, ttl, data));
}

function dataOf({ a = [], aaaa = [], txt = [] }: Zone, type: number): Buffer[] {
  if (type === TYPES.a) return a.map((address) => Buffer.from(address.split('.').map(Number)));
  if (type === TYPES.aaaa) return aaaa.map(bytesOfIPv6);
  return type === TYPES.txt ? txt.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])) : [];
}

function bytesOfIPv6(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0');
  const bytes = Buffer.alloc(16);
  [...groups(head), ...zeros, ...groups(tail)].forEach((group, at) => bytes.writeUInt16BE(parseInt(group, 16), at * 2));
  return bytes;
}

function record(owner: Buffer, type: number, ttl: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt32BE(ttl, 4);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, head, data]);
}

function reply(question: Buffer, end: number, code: number, records: Buffer[]): Buffer {
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question.subarray(12, end), ...records]);
}

function readName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at]!; length; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
    Buffer.from([0]),
  ]);
