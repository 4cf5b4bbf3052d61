import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { BROTLI_QUALITY, COMPRESS_FROM_BYTES } from '../../common/compression.ts';

const byEncoding = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof byEncoding;

/** The answer compressed as the client accepts it; small ones, and streams of events, are passed on as they are. */
export async function compressAnswer(response: Response, accepted: string | undefined): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  if (body.length < COMPRESS_FROM_BYTES) return new Response(body, { status, statusText, headers });
  headers.append('vary', 'accept-encoding');
  const encoding = accepted && (negotiate(accepted, Object.keys(byEncoding)) as Encoding | null);
  if (!encoding) return new Response(body, { status, statusText, headers });
  const compressed = await byEncoding[encoding](body);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(compressed.length));
  return new Response(new Uint8Array(compressed), { status, statusText, headers });
}
