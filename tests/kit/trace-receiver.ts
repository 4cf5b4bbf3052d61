// A collector of traces that speaks OTLP over HTTP in JSON.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  kind: number;
  attributes: Record<string, string | number>;
  process: string;
  hasFailed: boolean;
}

export interface TraceReceiver {
  endpoint: string;
  spans(): ReceivedSpan[];
  /** Everything that has come, as it came. */
  text(): string;
  close(): void;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'process' | 'hasFailed'> & {
        attributes: Attribute[];
        status?: { code?: number };
      })[];
    }[];
  }[];
}

const FAILED = 2;

const valuesOf = (attributes: readonly Attribute[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]),
  );

const spansOf = ({ resourceSpans }: Export): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...{ ...span, attributes: valuesOf(attributes), hasFailed: status?.code === FAILED },
        process: String(valuesOf(resource.attributes)['footbridge.process']),
      })),
    ),
  );

/** Starts one on a free port. */
export async function receiveTraces(): Promise<TraceReceiver> {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      if (request.url === '/v1/traces') texts.push(Buffer.concat(chunks as Buffer[]).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => texts.flatMap((text) => spansOf(JSON.parse(text) as Export)),
    text: () => texts.join('\n'),
    close: () => void server.close(),
  };
}
