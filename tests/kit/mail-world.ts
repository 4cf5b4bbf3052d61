// An installation whose emails come to a real mail server, and people who sign up there.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { config } from '../../api/config.ts';
import { db } from '../../api/db.ts';
import { startMailer } from '../../api/mail/mailer.ts';
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
export const graphql = async (token: string | undefined, query: string, variables = {}) =>
  (await call('POST', '/graphql', token, { query, variables })).body.data;

let people = 0;
/** Somebody who signed up; the address is new. */
export async function signUp(name = 'person') {
  const email = `${name}${++people}@example.test`;
  const { code, attempt } = await signUpForCode(new Browser(origin), email);
  const exchanged = { code, redirect_uri: CALLBACK, code_verifier: attempt.verifier };
  const { body } = await call('POST', '/api/auth/oauth/callback', undefined, exchanged);
  return { email, token: body.tokens.access_token as string, subject: body.user.cognito_sub as string };
}
export async function canSignIn(email: string, password = PASSWORD): Promise<boolean> {
  const browser = new Browser(origin);
  const back = await browser.submit(await browser.open(newAttempt().url), { email, password });
  return back.url.startsWith(CALLBACK);
}
/** The newest email for an address with this subject. */
export async function letter(address: string, subject: string) {
  const found = () => mailbox.for(address).findLast(({ raw }) => raw.includes(`Subject: ${subject}\r\n`));
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  return found()!;
}
export const linkIn = ({ text }: { text: string }): string => /https?:\/\/\S+\/identity\/\S+/.exec(text)![0];
export const pathOf = (link: string) => new URL(link).pathname;
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
export const forgot = (email: string, headers = {}) =>
  call('POST', '/identity/forgot', undefined, new URLSearchParams({ email }).toString(), { ...form, ...headers });
/** Nothing waits to be sent any more. */
export const allSent = () =>
  expect.poll(() => db.outgoingMail.count({ where: { settledAt: null } }), { timeout: 10_000 }).toBe(0);

const ADDRESS = '{ viewer { email sendsEmail signInAddress { isVerified pendingEmail } } }';
export const address = async (token: string) => (await graphql(token, ADDRESS)).viewer;
export const CHANGE = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) {
  ... on ChangeEmailSuccess { viewer { email } } ... on UserError { code message field } } }`;
export const change = async (token: string, newEmail: string, currentPassword = PASSWORD) =>
  (await graphql(token, CHANGE, { input: { newEmail, currentPassword } })).changeEmail;
export const VERIFY = `mutation { sendVerification { ... on SendVerificationSuccess { viewer { email } } ... on UserError { code message } } }`;
export const RESET = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) {
  ... on RequestPasswordResetSuccess { isAccepted } ... on UserError { code message } } }`;
