// @afresh: it runs the worker's jobs for all there is.
// Reports of links by strangers, bounded; operators and owners are told by email.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { forgetOldReports } from '../../api/moderation/forget-reports.ts';
import { byAddress } from '../../api/moderation/report-link.ts';
import { suspend, unsuspend } from '../../api/moderation/suspend.ts';
import { commandLine } from '../../api/identity/operator-actor.ts';
import { setOperator } from '../../api/operators/set-operator.ts';
import { withClient } from '../../api/database/with-client.ts';
import { pool } from '../../api/database/db.ts';
import { aDayLater, allSent, call, form, graphql, letter, mailbox, signUp, useMail } from '../kit/mail-world.ts';

useMail();

type Who = Awaited<ReturnType<typeof signUp>>;
let olga: Who;
let ada: Who;
beforeAll(async () => {
  [olga, ada] = [await signUp('olga'), await signUp('ada')];
  await setOperator(commandLine, { email: olga.email, isOperator: true });
  await db.identityAccount.updateMany({ data: { emailVerifiedAt: new Date() } });
});
beforeEach(async () => {
  await db.linkReport.deleteMany();
  await db.outgoingMail.deleteMany();
  return () => vi.useRealTimers();
});

let addresses = 0;
const link = async () =>
  (await call('POST', '/api/urls', ada.token, { original_url: 'https://bank.example/' })).body.short_code as string;
/** Sends the form as a browser does, from an address of its own. */
async function report(code: string, more: Record<string, string> = {}) {
  await byAddress.forget('127.0.0.1');
  const body = new URLSearchParams({ code, reason: `It asks for my password ${++addresses}`, ...more }).toString();
  return call('POST', '/report', undefined, body, form);
}
const waiting = async () => (await call('GET', '/api/system/reports', olga.token)).body.links;

test('the form needs no script, keeps what was typed where it is refused, and leads to the list of operators', async () => {
  const code = await link();
  const page = await call('GET', `/report?code=${code}`);
  expect([page.status, page.body]).toEqual([200, expect.stringContaining(`value="${code}"`)]);
  expect(page.body).not.toContain('<script');
  const evil = (await call('GET', '/report?code=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).body;
  expect(evil).not.toContain('<script');

  const wrong = await report(code, { reason: 'Phishing', contact: 'nonsense' });
  expect([wrong.status, wrong.body]).toEqual([400, expect.stringContaining('Please enter an email address')]);
  expect(wrong.body).toContain('>Phishing</textarea>');
  expect((await report('no-such-code')).status).toBe(404);
  expect((await report(code, { reason: ' ' })).status).toBe(400);
  expect((await report(code, { reason: 'x'.repeat(1_001) })).status).toBe(400);

  const sent = await report(code, { reason: 'Phishing', contact: 'me@example.test' });
  expect([sent.status, sent.body]).toEqual([200, expect.stringContaining('Thank you')]);
  expect(await waiting()).toMatchObject([
    { short_code: code, original_url: 'https://bank.example/', owner_email: ada.email, suspension: null, count: 1 },
  ]);
  const REPORTS = '{ operations { reports { shortCode reports { reason contact } } } }';
  expect((await graphql(olga.token, REPORTS)).operations.reports).toEqual([
    { shortCode: code, reports: [{ reason: 'Phishing', contact: 'me@example.test' }] },
  ]);
  expect((await call('GET', '/api/system/reports', ada.token)).status).toBe(403);

  const SETTLE = `mutation ($code: String!) { settleReports(input: { shortCode: $code }) {
    ... on SettleReportsSuccess { operations { reports { count } } } ... on UserError { code message } } }`;
  expect((await graphql(ada.token, SETTLE, { code })).settleReports.code).toBe('FORBIDDEN');
  expect((await graphql(olga.token, SETTLE, { code })).settleReports.operations.reports).toEqual([]);
  expect((await graphql(olga.token, SETTLE, { code })).settleReports.code).toBe('NOT_FOUND');
});

test('reports are bounded: of one address, of one link and in all', async () => {
  const code = await link();
  const direct = (n: number) =>
    call('POST', '/report', undefined, new URLSearchParams({ code, reason: `No ${n}` }).toString(), form);
  await byAddress.forget('127.0.0.1');
  const statuses = [];
  for (let n = 1; n <= 11; n++) statuses.push((await direct(n)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  for (let n = 0; n < 12; n++) expect((await report(code)).status).toBe(200);
  expect(await db.linkReport.count()).toBe(20);

  const rows = Array.from({ length: 4_980 }, (_, n) => ({ shortCode: `other${n}`, reason: 'x' }));
  await db.linkReport.createMany({ data: rows });
  const full = await report(await link());
  expect([full.status, full.body]).toEqual([503, expect.stringContaining('Too many reports are waiting.')]);
});

test('operators are told at most once an hour, of all reports together', async () => {
  mailbox.received.length = 0;
  const [one, two] = [await link(), await link()];
  await report(one);
  const first = await letter(olga.email, 'A link was reported');
  expect(first.text).toContain(`${one} (1)`);
  await allSent();
  await report(two);
  await report(two);
  const [mail] = await db.outgoingMail.findMany({ where: { kind: 'reports' } });
  expect(mail!.settledAt).toBeNull();
  expect(mail!.dueAt.getTime() - Date.now()).toBeGreaterThan(59 * 60_000);
  await aDayLater(); // of old reports: the email about new ones still waits
  await db.outgoingMail.updateMany({ data: { dueAt: new Date() } });
  expect((await letter(olga.email, '2 links were reported')).text).toContain(`${two} (2), ${one} (1)`);
  expect(mailbox.for(ada.email)).toEqual([]);
});

test('owners are told of a suspension with its reason, and of its end', async () => {
  const code = await link();
  const made = await suspend(commandLine, { shortCode: code, reason: 'It imitates a bank.' });
  const subject = `Your link http://localhost:3000/${code}`;
  const told = await letter(ada.email, `${subject} was suspended`);
  expect(told.text).toContain('Reason: It imitates a bank.');
  await unsuspend(commandLine, made.id);
  await letter(ada.email, `${subject} works again`);

  const host = await suspend(commandLine, { host: 'bank.example', reason: 'It is no bank.' });
  await letter(ada.email, 'Your links to bank.example were suspended');
  await unsuspend(commandLine, host.id);
  const account = await suspend(commandLine, { email: ada.email, reason: 'Spam' });
  expect((await letter(ada.email, 'Your account was suspended')).text).toContain('download your data');
  await unsuspend(commandLine, account.id);
  await allSent();
});

test('reports are deleted after 180 days', async () => {
  const day = 86_400_000;
  const old = { shortCode: 'old', reason: 'x', createdAt: new Date(Date.now() - 181 * day) };
  await db.linkReport.createMany({ data: [old, { ...old, createdAt: new Date(Date.now() - 179 * day) }] });
  await withClient(pool, forgetOldReports);
  expect(await db.linkReport.count()).toBe(1);
});
