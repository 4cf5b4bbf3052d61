// A subscription as a browser opens it: one POST, answered by an event stream.
import { at, type Person } from './world.ts';

const PATIENCE_MS = 30_000;

export interface Stream {
  headers: Headers;
  /** The next event; null when the server completed the stream. Waits half a minute at most. */
  next(): Promise<any>;
  /** The data of the first of the next events that is as wanted; fails where the stream ends before. */
  until(isWanted: (data: any) => boolean): Promise<any>;
  /** All events until the server completes the stream. */
  rest(): Promise<any[]>;
  close(): void;
}

/** Opens a subscription for `who`. */
export async function subscribe(who: Person, query: string, variables: object = {}): Promise<Stream> {
  const leaving = new AbortController();
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${who.token}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`no stream but ${response.status}: ${await response.text()}`);
  }
  return { headers: response.headers, ...readers(readEvents(response.body!)), close: () => leaving.abort() };
}

function readers(events: AsyncGenerator<any, void>): Pick<Stream, 'next' | 'until' | 'rest'> {
  async function next(): Promise<any> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const tooLong = new Promise<never>((_resolve, reject) => {
      patience.addEventListener('abort', () => reject(new Error('no event within half a minute')));
    });
    const { value, done } = await Promise.race([events.next(), tooLong]);
    return done ? null : value;
  }
  return {
    next,
    async until(isWanted) {
      for (let event = await next(); event; event = await next()) if (isWanted(event.data)) return event.data;
      throw new Error('the stream ended');
    },
    async rest() {
      const all: any[] = [];
      for (let event = await next(); event; event = await next()) all.push(event);
      return all;
    },
  };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<any, void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      if (/^event: complete$/m.test(block)) return;
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (/^event: next$/m.test(block) && data) yield JSON.parse(data);
    }
  }
}
