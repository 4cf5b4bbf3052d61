// An installation whose emails come to a real mail server, and people who sign up there.
import { once } from 'node:events';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { pool } from '../../api/database/pool.ts';
import { anyQueue } from '../../api/jobs/job.ts';
import { runAll } from '../../api/jobs/runner.ts';
import { forgetOldMails } from '../../api/mail/forget-mails.ts';
import { mailQueue } from '../../api/mail/mail-queue.ts';
import { watchMail } from '../../api/mail/watch-mail.ts';
import { compose } from '../../api/worker/compose.ts';
import { Browser, CALLBACK, newAttempt, signUpForCode, startInstallation } from './browser.ts';
import { Mailbox } from './mailbox.ts';
import { emptyDatabase } from './world.ts';

export const PASSWORD = 'correct horse';
export const FROM = 'Footbridge <footbridge@links.example>';
export const settings = config as { smtp: typeof config.smtp; operatorEmails: string[]; oidc: typeof config.oidc };

let app: FastifyInstance;
let origin = '';
let stopMailer = async () => {};
/** The mail server, and what it was given. */
export const mailbox = new Mailbox();

/** An installation with a mail server, for the tests of a file. */
export function useMail(): void {
  let url = '';
  beforeAll(async () => {
    await emptyDatabase();
    url = await mailbox.open();
    ({ app, origin } = await startInstallation());
  });
  beforeEach(() => {
    settings.smtp = { url, from: FROM };
    stopMailer = startMailer();
  });
  afterEach(() => withoutMail());
  afterAll(async () => {
    await mailbox.close();
    await app.close();
  });
}

const queue = mailQueue(compose);

/** Sends emails as the worker does, until the function returned is called. */
function startMailer(): () => Promise<void> {
  const ending = new AbortController();
  const running = runAll({
    ...{ pool, node: 'test', jobs: [], queues: [anyQueue(queue)], signal: ending.signal },
    isBusy: () => false,
  });
  watchMail();
  return async () => {
    ending.abort();
    await running;
  };
}

/** Sends what is due, until the mail server does not answer. */
export async function sendDue(): Promise<void> {
  for (;;) {
    const [mail] = await queue.claim(pool, 1, []);
    if (!mail) return;
    const { restMs } = (await queue.work(mail, pool)) ?? {};
    if (restMs !== undefined) return;
  }
}

/** Lets a day pass for all emails, and the job look which are old by then. */
export async function aDayLater(): Promise<void> {
  await db.$executeRaw`UPDATE outgoing_mail
    SET created_at = created_at - interval '24 hours', settled_at = settled_at - interval '24 hours'`;
  await forgetOldMails(pool);
}

/** Takes the mail server out of the settings, until the next test. */
export async function withoutMail(): Promise<void> {
  await stopMailer();
  settings.smtp = null;
}

export async function call(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = response.headers['content-type']?.includes('json');
  return { status: response.statusCode, body: isJson && response.body ? response.json() : response.body };
}

/** A request of which all but the last byte of the body came; resolves to what sends that, and resolves to the status. */
export async function slowCall(path: string, token: string, body: object) {
  const text = JSON.stringify(body);
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    'content-length': Buffer.byteLength(text),
  };
  const begins = once(app.server, 'request');
  const sent = request(origin + path, { method: 'POST', headers });
  const status = once(sent, 'response').then(([{ statusCode }]) => statusCode as number);
  sent.write(text.slice(0, -1));
  await begins;
  return () => (sent.end(text.slice(-1)), status);
}
export const graphql = async (token: string | undefined, query: string, variables = {}) =>
  (await call('POST', '/graphql', token, { query, variables })).body.data;

export const newBrowser = () => new Browser(origin);

let people = 0;
interface SignedIn {
  tokens: { access_token: string; refresh_token: string };
  user: { cognito_sub: string };
}
const person = (email: string, { tokens, user }: SignedIn) => ({
  ...{ email, token: tokens.access_token, refreshToken: tokens.refresh_token, subject: user.cognito_sub },
});

/** A token of the same session, made as if somebody had signed in so many minutes ago. */
export async function agedToken({ subject, refreshToken }: { subject: string; refreshToken: string }, minutes: number) {
  const authTime = Math.floor(Date.now() / 1000) - minutes * 60;
  await db.$executeRaw`UPDATE identity_record SET payload = jsonb_set(payload::jsonb, '{authTime}', to_jsonb(${authTime}::int))
    WHERE model = 'RefreshToken' AND account_id = ${subject}`;
  const { body } = await call('POST', '/api/auth/refresh', undefined, { refresh_token: refreshToken });
  return body.access_token as string;
}

/** Somebody who signed up; the address is new. */
export async function signUp(name = 'person') {
  const email = `${name}${++people}@example.test`;
  const { code, attempt } = await signUpForCode(newBrowser(), email);
  const exchanged = { code, redirect_uri: CALLBACK, code_verifier: attempt.verifier };
  return person(email, (await call('POST', '/api/auth/oauth/callback', undefined, exchanged)).body);
}
/** A new session of somebody with an account. */
export async function signInAs(email: string, password = PASSWORD) {
  const [browser, attempt] = [new Browser(origin), newAttempt()];
  const back = await browser.submit(await browser.open(attempt.url), { email, password });
  const code = new URL(back.url).searchParams.get('code');
  const exchanged = { code, redirect_uri: CALLBACK, code_verifier: attempt.verifier };
  return person(email, (await call('POST', '/api/auth/oauth/callback', undefined, exchanged)).body);
}
export async function canSignIn(email: string, password = PASSWORD): Promise<boolean> {
  const browser = new Browser(origin);
  const back = await browser.submit(await browser.open(newAttempt().url), { email, password });
  return back.url.startsWith(CALLBACK);
}
/** The newest email for an address with this subject. */
export async function letter(address: string, subject: string) {
  const found = () => mailbox.for(address).findLast(({ raw }) => raw.includes(`Subject: ${subject}\r\n`));
  await expect.poll(found).toBeDefined();
  return found()!;
}
export const linkIn = ({ text }: { text: string }): string => /https?:\/\/\S+\/identity\/\S+/.exec(text)![0];
export const pathOf = (link: string) => new URL(link).pathname;
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** Sends the form of a page that asks for the password of an account. */
export const confirm = (path: string, currentPassword = PASSWORD) =>
  call('POST', path, undefined, new URLSearchParams({ currentPassword }).toString(), form);
export const forgot = (email: string, headers = {}) =>
  call('POST', '/identity/forgot', undefined, new URLSearchParams({ email }).toString(), { ...form, ...headers });
/** Nothing waits to be sent any more. */
export const allSent = () => expect.poll(() => db.outgoingMail.count({ where: { settledAt: null } })).toBe(0);

const ADDRESS = '{ viewer { email sendsEmail signInAddress { isVerified pendingEmail } } }';
export const address = async (token: string) => (await graphql(token, ADDRESS)).viewer;
export const CHANGE = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) {
  ... on ChangeEmailSuccess { viewer { email } } ... on UserError { code message field } } }`;
export const change = async (token: string, newEmail: string, currentPassword = PASSWORD) =>
  (await graphql(token, CHANGE, { input: { newEmail, currentPassword } })).changeEmail;
export const VERIFY = `mutation { sendVerification { ... on SendVerificationSuccess { viewer { email } } ... on UserError { code message } } }`;
export const RESET = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) {
  ... on RequestPasswordResetSuccess { isAccepted } ... on UserError { code message } } }`;

export const NEW = 'battery staple of mine';

/** Somebody whose address is confirmed. */
export async function member() {
  const ada = await signUp();
  await allSent(); // the email that asks to confirm it
  const now = new Date();
  await db.identityAccount.update({ where: { id: ada.subject }, data: { emailVerifiedAt: now, provenAt: now } });
  return ada;
}

/** What the owner of a mailbox does who was sent a link to a new password; resolves to the page that says so. */
export async function recover(email: string, password = NEW): Promise<string> {
  await forgot(email);
  const link = await linkOf(email, 'Choose a new password');
  const page = await call('POST', link, undefined, new URLSearchParams({ password }).toString(), form);
  expect(page.status).toBe(200);
  return page.body as string;
}

/** The path in the newest email for an address with this subject. */
export async function linkOf(email: string, subject: string): Promise<string> {
  await allSent(); // an older email may have the same subject
  return pathOf(linkIn(await letter(email, subject)));
}
/** Whether a token or key is accepted. */
export const works = async (token: string) => (await call('GET', '/api/urls', token)).status === 200;
