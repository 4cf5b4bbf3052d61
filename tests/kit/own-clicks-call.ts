// A call that a browser makes at the host of short URLs.
import { request, sendRaw } from './raw-http.ts';
import type { Person } from './world.ts';

/** Leaves out somebody's clicks, asked where short URLs are: only that host can set the cookie. */
export async function ownClicks(who: Person) {
  const body = '{"left_out":true}';
  const lines = [
    `Authorization: Bearer ${who.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const answer = await sendRaw(request('PUT', '/api/own-clicks', lines) + body);
  const headers = new Headers(answer.headers.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  return { status: answer.status, headers, body: JSON.parse(answer.body.toString()) };
}
