import type { IncomingMessage } from 'node:http';
import { config } from '../../common/config.ts';
import { UserError } from '../../common/user-error.ts';
import { escape } from '../../pages/html.ts';
import { page } from '../../pages/page.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import type { LinkPasses } from '../../urls/link-passes.ts';
import { MAX_LINK_PASSWORD_LENGTH } from '../../common/input-limits.ts';
import { tryPassword } from '../../urls/try-password.ts';
import { OURSELVES } from './addressed-host.ts';
import { statusOf } from './errors.ts';
import { sendPreview } from './link-preview.ts';
import { jsonAnswer, wantsJson } from './problem-page.ts';
import { addressOf } from './raw-click.ts';
import { isPreview } from './short-code-path.ts';
import { audible } from './without-body.ts';
import type { RedirectRequest, RedirectResponse } from './redirect-handler.ts';

/** A password of letters that need nine bytes each, and a referrer. */
const MAX_BODY_BYTES = 8 * 1_024;
const TITLE = 'This link asks for a password';
const ASKED_FIRST = new UserError('FORBIDDEN', TITLE);
const TOO_LARGE = new UserError('PAYLOAD_TOO_LARGE', 'This is too long for a password.', 'password');
const WRONG = new UserError('FORBIDDEN', 'This is not the password. Please try again.', 'password');

/** What the form says, and what it keeps of the visit. */
interface Asked {
  code: string;
  /** The page that led here. */
  referrer: string;
  /** Whether it may open an app. */
  hasApps: boolean;
  problem?: UserError;
}

function formPage(request: RedirectRequest, { code, referrer, hasApps, problem }: Asked) {
  const said = problem && `\n<p class="problem" id="password-problem" role="alert">${escape(problem.message)}</p>`;
  const body = `<h1>${TITLE}</h1>
<p class="lead">The person who sent it to you knows the password.</p>
<form method="post" action="${escape(request.url!)}">
<input type="hidden" name="referrer" value="${escape(referrer)}">
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" required autofocus maxlength="${MAX_LINK_PASSWORD_LENGTH}" autocomplete="off"${
    problem ? ' aria-invalid="true" aria-describedby="password-problem"' : ''
  }>${said ?? ''}</div>
<button>Open the link</button>
</form>
<p class="other"><a href="/report?code=${code}">Report this link</a></p>`;
  // The redirect that follows may lead anywhere, and the page must not tell where.
  const { html, headers } = page({ title: TITLE, body, formTargets: hasApps ? 'any' : ["'self'", 'https:', 'http:'] });
  return { body: Buffer.from(html), headers };
}

/** Asks for the password of a link: a page, or the documented error body when JSON is asked for. */
export function askPassword(request: RedirectRequest, response: RedirectResponse, asked: Asked): void {
  const { problem = ASKED_FIRST } = asked;
  const { body, headers } = wantsJson(request) ? jsonAnswer(problem.code, problem.message) : formPage(request, asked);
  if (problem.retryAfter !== undefined) response.setHeader('retry-after', problem.retryAfter);
  // What was not read of a request would be taken for the next one.
  if (problem === TOO_LARGE && request.httpVersionMajor === 1) response.setHeader('connection', 'close');
  response.writeHead(statusOf(problem), { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Takes the form: whoever knows the password is led to the link again, with a pass, or told where it leads; everybody else is asked
 * anew.
 */
export async function receivePassword(
  request: RedirectRequest,
  response: RedirectResponse,
  code: string,
  { link, passes }: { link: RedirectLink; passes: LinkPasses },
): Promise<void> {
  let referrer = '';
  try {
    // Only node:http reads requests with a body.
    const form = new URLSearchParams(await bodyOf(request as IncomingMessage));
    referrer = form.get('referrer') ?? '';
    if (!(await tryPassword(link, form.get('password') ?? '', addressOf(request)))) throw WRONG;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return askPassword(request, response, { code, referrer, hasApps: link.apps !== null, problem: worded(error) });
  }
  response.setHeader('set-cookie', passes.cookieFor(link, code, referrer));
  // Browsers keep the pass for the path of the link, so that the preview would ask again.
  if (isPreview(request, code)) return sendPreview(request, response, code, link);
  response.writeHead(303, { location: request.url!, 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}

const BUSY = 'Too many people are opening links with a password at the moment. Please try again in a few seconds.';
const worded = (error: UserError): UserError =>
  error.code === 'UNAVAILABLE' ? new UserError('UNAVAILABLE', BUSY, undefined, error.retryAfter) : error;

/** The text of a request's body; throws UserError PAYLOAD_TOO_LARGE before all of a large one is read. */
function bodyOf(request: IncomingMessage): Promise<string> {
  const body = audible(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) return void chunks.push(chunk);
      body.pause();
      reject(TOO_LARGE);
    });
    body.on('end', () => resolve(Buffer.concat(chunks).toString()));
    body.on('error', reject);
    body.on('close', () => reject(new UserError('INVALID', 'The form did not arrive as a whole.')));
  });
}

/** Our own page asked in between: the click came from where that was opened. */
export function arriveFrom({ headers }: RedirectRequest, referrer: string): void {
  const { referer } = headers;
  if (referer === OURSELVES || referer?.startsWith(`${config.shortOrigin}/`)) headers.referer = referrer;
}
