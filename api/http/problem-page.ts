import type { IncomingMessage, ServerResponse } from 'node:http';
import { page } from '../pages/page.ts';
import { errorBody } from './errors.ts';

/** The texts a visitor reads when a short link cannot be followed. */
const problems = {
  404: [
    'NOT_FOUND',
    'This link does not exist',
    'Check the address for typing mistakes, or ask the person who sent it to you.',
  ],
  405: [
    'METHOD_NOT_ALLOWED',
    'This link can only be opened in a browser',
    'Open the address directly instead of sending data to it.',
  ],
  410: ['GONE', 'This link is no longer active', 'This link was disabled or has expired.'],
  503: ['UNAVAILABLE', 'This link is temporarily unavailable', 'Please try again in a moment.'],
} as const;

type Status = keyof typeof problems;

const pages = new Map(
  Object.entries(problems).map(([status, [, title, advice]]) => {
    const { html, headers } = page({ title, body: `<h1>${title}</h1>\n<p>${advice}</p>` });
    return [Number(status), { body: Buffer.from(html), headers }];
  }),
);

/** Answers a short link that cannot be followed: a small page, or the documented error body when JSON is asked for. */
export function sendProblem(request: IncomingMessage, response: ServerResponse, status: Status): void {
  const { body, headers } = request.headers.accept?.includes('application/json') ? asJson(status) : pages.get(status)!;
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function asJson(status: Status) {
  const [code, title] = problems[status];
  return {
    body: Buffer.from(JSON.stringify(errorBody(code, title))),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}
