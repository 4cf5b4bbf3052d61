import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorBody } from './errors.ts';

/** What a visitor reads where a short link cannot be followed. */
const problems = {
  404: [
    'NOT_FOUND',
    'This link does not exist',
    'Check the address for a typing mistake, or ask whoever sent it to you.',
  ],
  405: ['METHOD_NOT_ALLOWED', 'A link can only be opened', 'Open the address in a browser.'],
  410: ['GONE', 'This link is no longer active', 'Its owner has switched it off, or its time has passed.'],
  503: ['UNAVAILABLE', 'This link cannot be looked up just now', 'Please try again in a moment.'],
} as const;

const STYLE = `:root{color-scheme:light dark;--ground:#f7f8fa;--panel:#fff;--line:#e3e6eb;--ink:#16191f;--quiet:#5a6270;--mark:#0b6e6e}
@media (prefers-color-scheme:dark){:root{--ground:#0f1216;--panel:#171b21;--line:#2a303a;--ink:#eceff4;--quiet:#a3acba;--mark:#4fd1c5}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);
font:16px/1.5 Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:28rem;width:100%;background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:32px}
svg{display:block;color:var(--mark);margin-bottom:20px}h1{font-size:1.25rem;line-height:1.3;margin:0 0 8px}p{margin:0;color:var(--quiet)}
small{display:block;margin-top:24px;color:var(--quiet);font-size:.8125rem}`;

const MARK =
  '<svg width="36" height="36" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M2 17h20M2 17c3-7 7-9 10-9s7 2 10 9M7 17v-5M12 17V8M17 17v-5"/></svg>';

type Status = keyof typeof problems;

const pages = new Map(
  Object.entries(problems).map(([status, [, title, advice]]) => [
    Number(status),
    Buffer.from(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>` +
        `<body><main>${MARK}<h1>${title}</h1><p>${advice}</p><small>Footbridge</small></main></body></html>`,
    ),
  ]),
);

/** Answers a short link that cannot be followed: a small page, or the documented error body when JSON is asked for. */
export function sendProblem(request: IncomingMessage, response: ServerResponse, status: Status): void {
  const wantsJson = request.headers.accept?.includes('application/json') ?? false;
  const [code, title] = problems[status];
  const body = wantsJson ? Buffer.from(JSON.stringify(errorBody(code, title))) : pages.get(status)!;
  response.writeHead(status, {
    'content-type': wantsJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
