// Requests over TLS, by HTTP/2 or HTTP/1.1, to the application of this file.
import { once } from 'node:events';
import { connect, constants, type ClientHttp2Session } from 'node:http2';
import { request as requestOf } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { at } from './world.ts';
import { certificates } from './certificates.ts';

export type Protocol = 'HTTP/2' | 'HTTP/1.1';

export interface SecureAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The port of a server that stands before the application; its own when left out. */
  port?: number;
}

const ca = [certificates.one.cert, certificates.two.cert];
const portOf = ({ port }: Asked) => port ?? Number(new URL(at('')).port);

/** Sends one request over a connection of its own. */
export const ask = (protocol: Protocol, path: string, asked: Asked = {}): Promise<SecureAnswer> =>
  protocol === 'HTTP/2' ? askAnew(path, asked) : askPlainly(path, asked);

/** An HTTP/2 connection to the application. */
export async function openSession(asked: Asked = {}): Promise<ClientHttp2Session> {
  const session = connect(`https://localhost:${portOf(asked)}`, { ca, maxSessionMemory: 100 });
  await once(session, 'connect');
  return session;
}

async function askAnew(path: string, asked: Asked): Promise<SecureAnswer> {
  const session = await openSession(asked);
  try {
    return await askOver(session, path, asked);
  } finally {
    session.close();
  }
}

/** Sends one request over an HTTP/2 connection. */
export async function askOver(
  session: ClientHttp2Session,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<SecureAnswer> {
  const stream = session.request({ ':path': path, ':method': method, ...headers }, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server that has answered may end a body that is still coming.
  await once(stream, 'end').catch(() => {});
  if (!stream.closed) stream.close(constants.NGHTTP2_NO_ERROR);
  return { status: answered[':status'], headers: answered, body: Buffer.concat(chunks) };
}

async function askPlainly(path: string, asked: Asked): Promise<SecureAnswer> {
  const { method = 'GET', headers = {}, body } = asked;
  const sent = requestOf({
    ...{ host: '127.0.0.1', port: portOf(asked), path, method, ca, agent: false },
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
  });
  sent.on('error', () => {}); // a server that has answered may hang up on the rest of a body
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) };
}
