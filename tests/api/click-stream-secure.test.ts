// @afresh: it has settings of its own.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { certificateFolder } from '../kit/certificates.ts';

const files = certificateFolder();
afterAll(files.remove);
// Before anything reads the settings.
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
const { openStreams } = await import('../../api/doors/http/open-streams.ts');
const { startListening } = await import('../../api/live/listen.ts');
const { pace } = await import('../../api/doors/rest/event-stream.ts');
const { storeClicks } = await import('../kit/clicks.ts');
const { STREAM } = await import('../kit/click-stream.ts');
const { openSession } = await import('../kit/secure.ts');
const { db } = await import('../../api/database/db.ts');
const { person, useWorld } = await import('../kit/world.ts');

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const TOTAL = 2_000;

test('by HTTP/2 a reader that takes nothing is cut off, and what it missed arrives later', async () => {
  pace.stalledMs = 300;
  const ada = await person({ tier: 'premium' });
  const { id: linkId } = await db.shortUrl.create({
    data: { ownerId: ada.id, shortCode: 'there', originalUrl: 'https://example.com/a' },
  });
  const session = await openSession();
  const open = (headers: Record<string, string> = {}) =>
    session.request({ ':path': STREAM, authorization: `Bearer ${ada.token}`, ...headers });
  const slow = open();
  slow.on('error', () => {}); // cut off
  const [head] = await once(slow, 'response');
  expect([head[':status'], head['content-type'], head.connection]).toEqual([200, 'text/event-stream', undefined]);
  await vi.waitFor(() => expect(openStreams()).toBe(1));
  const position = await firstOf(slow);
  await storeClicks(Array.from({ length: TOTAL }, () => ({ linkId })));
  await vi.waitFor(() => expect(openStreams()).toBe(0), { timeout: 15_000, interval: 50 });

  pace.stalledMs = 30_000;
  const again = open({ 'last-event-id': /^id: (\S+)$/m.exec(position)![1]! });
  let heard = 0;
  again.on('data', (part: Buffer) => (heard += part.toString().split('\nevent: click').length - 1));
  await vi.waitFor(() => expect(heard).toBeGreaterThan(TOTAL * 0.98), { timeout: 15_000 }); // a part may end within a name
  again.close();
  session.close();
});

/** What comes first; then nothing is read any more. */
async function firstOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  while (!text.includes('event: position')) {
    await once(stream, 'readable');
    text += String(stream.read() ?? '');
  }
  return text;
}
