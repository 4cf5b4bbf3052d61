// A stream of clicks as EventSource reads it: by the rules of the standard, without connecting again by itself.
import { at, rest, type Person } from './world.ts';

const PATIENCE_MS = 20_000;

export interface ClickEvent {
  type: string;
  /** The last id that arrived, with this event or before. */
  lastEventId: string;
  data: any;
}

export interface ClickStream {
  status: number;
  headers: Headers;
  /** The body of a refusal; null for a stream. */
  refusal: any;
  /** The next event; null where the stream has ended. */
  next(): Promise<ClickEvent | null>;
  /** The data of the next clicks, what comes between them apart. */
  clicks(count: number): Promise<any[]>;
  /** The next event of a type. */
  until(type: string): Promise<ClickEvent>;
  /** The last id that arrived. */
  lastEventId(): string;
  close(): void;
}

/** Where the stream of clicks is. */
export const STREAM = '/api/streams/clicks';

interface Options {
  /** Who sends a token in the header. */
  who?: Person;
  lastEventId?: string;
  headers?: Record<string, string>;
  /** Another address, of another server for example. */
  origin?: string;
}

/** Opens a stream at a path with its query. */
export async function openClicks(query: string, options: Options = {}): Promise<ClickStream> {
  const { who, lastEventId, headers = {}, origin = at('') } = options;
  const leaving = new AbortController();
  const response = await fetch(origin + STREAM + query, {
    signal: leaving.signal,
    headers: {
      accept: 'text/event-stream',
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...headers,
    },
  });
  const { status } = response;
  const isStream = status === 200;
  const reader = events(isStream ? response.body! : new Blob().stream());
  // Begins to read at once: a body that nobody reads may be collected as garbage, which closes the stream.
  let upcoming = reader.next();
  let last = lastEventId ?? '';
  async function next(): Promise<ClickEvent | null> {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const patience = setTimeout(() => reject(new Error('no event in time')), PATIENCE_MS);
    const { value } = await Promise.race([upcoming, tooLong]).finally(() => clearTimeout(patience));
    upcoming = reader.next();
    if (value) last = value.lastEventId;
    return value ?? null;
  }
  async function until(type: string): Promise<ClickEvent> {
    for (let event = await next(); event; event = await next()) if (event.type === type) return event;
    throw new Error(`the stream ended without ${type}`);
  }
  return {
    status,
    headers: response.headers,
    refusal: isStream ? null : await response.json().catch(() => null),
    next,
    until,
    async clicks(count) {
      const all: any[] = [];
      while (all.length < count) all.push((await until('click')).data);
      return all;
    },
    lastEventId: () => last,
    close: () => leaving.abort(),
  };
}

/** The beginning of a stream of clicks, as an answer that ends. */
export async function beginningOf(who: Person): Promise<{ status: number; headers: Headers; body: any }> {
  const { status, headers, refusal, next, close } = await openClicks('', { who });
  const event = await next();
  close();
  return { status, headers, body: refusal ?? JSON.stringify(event) };
}

/** One successful call of each operation of streams. */
export const callsOfStreams = (who: () => Person) => ({
  'POST /api/streams/tokens': () => rest(who(), 'POST', '/api/streams/tokens', { bots: true }),
  [`GET ${STREAM}`]: () => beginningOf(who()),
});

/** The events of a body, interpreted as the standard of server-sent events has it; a broken connection ends them. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<ClickEvent, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let id = '';
  try {
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const fields = fieldsOf(block);
        id = fields.get('id') ?? id;
        const data = fields.get('data');
        if (data) yield { type: fields.get('event') ?? 'message', lastEventId: id, data: JSON.parse(data) };
      }
    }
  } catch {
    return; // cut off, or left
  }
}

/** The fields of an event; lines that begin with a colon are comments. */
const fieldsOf = (block: string) =>
  new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => /^([^:]*):? ?(.*)$/.exec(line)!.slice(1) as [string, string]),
  );
