import { page } from '../../pages/page.ts';
import { errorBody } from './errors.ts';
import type { RedirectRequest, RedirectResponse } from './redirect-handler.ts';

/** What a visitor reads when a short link cannot be followed. */
interface Told {
  status: number;
  code: string;
  title: string;
  advice: string;
  /** Whether the page offers to report the link. */
  isReportable?: true;
}

const isOver = {
  status: 410,
  code: 'GONE',
  title: 'This link is no longer active',
  advice: 'This link was disabled or has expired.',
  isReportable: true,
} as const;

const problems = {
  missing: {
    status: 404,
    code: 'NOT_FOUND',
    title: 'This link does not exist',
    advice: 'Check the address for typing mistakes, or ask the person who sent it to you.',
  },
  method: {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    title: 'This link can only be opened in a browser',
    advice: 'Open the address directly instead of sending data to it.',
  },
  scheduled: {
    status: 404,
    code: 'NOT_FOUND',
    title: 'This link is not open yet',
    advice: 'It opens at a later time. Please come back then.',
  },
  inactive: isOver,
  ended: isOver,
  usedUp: { ...isOver, advice: 'It could be opened a limited number of times, and that limit has been reached.' },
  suspended: {
    status: 410,
    code: 'GONE',
    title: 'This link was suspended',
    advice: 'The operator of this service has suspended it.',
    isReportable: true,
  },
  elsewhere: {
    status: 421,
    code: 'MISDIRECTED',
    title: 'Nothing is served under this name',
    advice: 'This server does not know the name in the address.',
  },
  bare: {
    status: 404,
    code: 'NOT_FOUND',
    title: 'Nothing is here',
    advice: 'This domain has short links. The address that somebody sent you goes on after the slash.',
  },
  unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    title: 'This link is temporarily unavailable',
    advice: 'Please try again in a moment.',
  },
} as const satisfies Record<string, Told>;

/** Why a short link cannot be followed. */
export type Problem = keyof typeof problems;

/** Stands in the prepared pages for the code. */
const CODE = '--code--';
const REPORT = `\n<p class="other"><a href="/report?code=${CODE}">Report this link</a></p>`;

const pages = new Map(
  Object.entries<Told>(problems).map(([name, { title, advice, isReportable }]) => {
    const body = `<h1>${title}</h1>\n<p>${advice}</p>${isReportable ? REPORT : ''}`;
    const { html, headers } = page({ title, body });
    return [name, { parts: html.split(CODE), headers }];
  }),
);

/** Answers a short link that cannot be followed: a small page, or the documented error body when JSON is asked for. */
export function sendProblem(request: RedirectRequest, response: RedirectResponse, problem: Problem): void {
  const { status, headers, body } = problemAnswer(request, problem);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What `sendProblem` sends. */
export function problemAnswer(request: RedirectRequest, problem: Problem) {
  const { status, code, title } = problems[problem];
  return { status, ...(wantsJson(request) ? jsonAnswer(code, title) : asPage(problem, request.url!)) };
}

/** Whether a program asks, which gets the documented error body. */
export const wantsJson = ({ headers }: RedirectRequest): boolean =>
  headers.accept?.includes('application/json') ?? false;

/** The documented error body of a refusal, which nobody on the way may keep. */
export const jsonAnswer = (code: string, message: string) => ({
  body: Buffer.from(JSON.stringify(errorBody(code, message))),
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
});

/** A code has letters, digits, - and _ only, so it needs no escaping. */
function asPage(problem: Problem, target: string) {
  const { parts, headers } = pages.get(problem)!;
  return { body: Buffer.from(parts.join(target.slice(1).split(/[/?]/, 1)[0])), headers };
}
