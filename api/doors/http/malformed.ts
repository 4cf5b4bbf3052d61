import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './errors.ts';
import { jsonAnswer } from './problem-page.ts';
import { logRequest } from './request-log.ts';

/** Answers a request whose path the router cannot decode, for example because of an invalid escape. */
export function refuseUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  logRequest(request, reply);
  void reply.code(400).send(errorBody('INVALID', 'The path of this address cannot be decoded.'));
}

const answers: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The request headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};
const otherwise = [400, 'This is not a valid HTTP request.'] as const;

/** Answers a request that names several hosts, or none that can be, and closes its connection: nobody knows where the next one belongs. */
export function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = jsonAnswer('INVALID', 'The header Host must name one host.');
  if (request.httpVersionMajor === 1) response.setHeader('connection', 'close');
  response.writeHead(400, { ...headers, 'content-length': body.length });
  response.end(body);
}

/** Answers a malformed or oversized HTTP request and closes the connection. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = answers[error.code ?? ''] ?? otherwise;
  const body = JSON.stringify(errorBody('INVALID', message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
