// A subscription as a browser opens it: one POST, answered by an event stream.
import { at, type Person } from './world.ts';

export interface Stream {
  headers: Headers;
  /** The data of the next event; null when the server completed the stream. Waits 5 s at most. */
  next(): Promise<any>;
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
  const events = readEvents(response.body!);
  return {
    headers: response.headers,
    async next() {
      const patience = AbortSignal.timeout(5_000);
      const tooLong = new Promise<never>((_resolve, reject) => {
        patience.addEventListener('abort', () => reject(new Error('no event within 5 s')));
      });
      const { value, done } = await Promise.race([events.next(), tooLong]);
      return done ? null : value;
    },
    close: () => leaving.abort(),
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
