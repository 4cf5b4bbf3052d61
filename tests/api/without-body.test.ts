// Requests that announce a body and send none: every door answers them, and at once.
import { beforeEach, expect, test } from 'vitest';
import { LinkPasses } from '../../api/urls/link-passes.ts';
import { useClicks } from '../kit/clicks.ts';
import { makeLocked } from '../kit/link-passwords.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks({ passes: new LinkPasses(Buffer.alloc(32, 5)) });
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const send = (target: string, type: string | null, headers: string[] = []) =>
  sendRaw(request('POST', target, [...(type ? [`Content-Type: ${type}`] : []), ...headers]));
const signedIn = () => [`Authorization: Bearer ${ada.token}`];

test.each(['application/json', 'text/csv', null])('a link is not created of nothing (%s)', async (type) => {
  expect((await send('/api/urls', type, signedIn())).status).toBe(400);
});

test.each(['application/json', null])('GraphQL asks for a document (%s)', async (type) => {
  expect((await send('/graphql', type, signedIn())).status).toBe(400);
});

test('a report that says nothing is refused', async () => {
  expect((await send('/api/measurements', 'text/plain')).status).toBe(400);
});

test('a form that is empty is refused', async () => {
  expect((await send('/report', 'application/x-www-form-urlencoded')).status).toBe(400);
});

test.each(['application/x-www-form-urlencoded', null])('a password is asked for again (%s)', async (type) => {
  const { short_code: code } = await makeLocked(ada, {});
  const { status, body } = await send(`/${code}`, type);
  expect([status, body.toString()]).toEqual([400, expect.stringContaining('Please enter the password.')]);
});

test('the next request of the connection is answered, too', async () => {
  const next = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const { status, body } = await sendRaw(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n${next}`,
  );
  expect(status).toBe(400);
  expect(body.toString()).toContain('HTTP/1.1 200 OK');
});
