// @afresh: it runs the worker's jobs for all there is.
// Emails by a real mail server: warnings of limits, and how long emails are kept.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { warnOfLimits } from '../../api/usage/warn-of-limits.ts';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { hashPassword, KNOWN } from '../../api/identity/password.ts';
import {
  aDayLater,
  allSent,
  call,
  forgot,
  FROM,
  mailbox,
  member,
  PASSWORD,
  settings,
  signUp,
  useMail,
  withoutMail,
  sendDue,
} from '../kit/mail-world.ts';
import { runJobs } from '../kit/run-jobs.ts';

useMail();

const subjectOf = ({ raw }: { raw: string }) => /Subject: (.*)\r\n/.exec(raw)![1];
const later = () => new Date(Date.now() + 3_600_000);

describe('a warning of a limit', () => {
  const plans = config.plans.free as { maxUrls: number };
  const before = plans.maxUrls;
  afterEach(() => {
    plans.maxUrls = before;
  });

  /** An owner of so many short URLs on a plan of ten. */
  async function owner(urls: number, { isVerified = true, wantsWarnings = true } = {}) {
    plans.maxUrls = 10;
    const email = `owner${crypto.randomUUID()}@example.test`;
    const account = await db.identityAccount.create({
      data: {
        email,
        name: 'Ada',
        passwordHash: await hashPassword(PASSWORD, KNOWN),
        emailVerifiedAt: isVerified ? new Date() : null,
      },
    });
    const user = await db.user.create({
      data: { issuer: 'embedded', subject: account.id, email, firstName: 'Ada', tier: 'free', wantsWarnings },
    });
    const add = (count: number) =>
      db.shortUrl.createMany({
        data: Array.from({ length: count }, () => ({
          ownerId: user.id,
          shortCode: crypto.randomUUID(),
          originalUrl: 'https://example.com/',
        })),
      });
    await add(urls);
    return { email, add };
  }
  const warned = async (email: string, now = Date.now()) => {
    await warnOfLimits(now);
    await allSent();
    return mailbox.for(email).map(subjectOf);
  };
  const NEAR = "You have used 80 % of your plan's links";
  const FULL = "Your plan's links are used up";

  test('comes once at 80 and once at 100 per cent, and again next month', async () => {
    const { email, add } = await owner(7);
    expect(await warned(email)).toEqual([]);
    await add(1);
    expect(await warned(email)).toEqual([NEAR]);
    expect(await warned(email)).toEqual([NEAR]);
    await aDayLater(); // the email is gone then, and the warning known nevertheless
    expect(JSON.stringify(await db.outgoingMail.findMany())).not.toContain('"limit"');
    expect(await warned(email)).toEqual([NEAR]);
    await add(2);
    expect(await warned(email)).toEqual([NEAR, FULL]);
    expect(await warned(email)).toEqual([NEAR, FULL]);
    expect(await warned(email, Date.now() + 32 * 86_400_000)).toEqual([NEAR, FULL, FULL]);
  });

  test('comes neither to who does not want it nor to an address that nobody confirmed', async () => {
    const silent = await owner(9, { wantsWarnings: false });
    const unverified = await owner(9, { isVerified: false });
    expect(await warned(silent.email)).toEqual([]);
    expect(await warned(unverified.email)).toEqual([]);
  });
});

describe('emails are not kept', () => {
  test('longer than a day after they were sent, nor after a day where they name no account', async () => {
    const ada = await signUp();
    await forgot('stranger@example.test');
    await allSent();
    await db.outgoingMail.create({
      data: { key: 'nobody', kind: 'reset', data: { email: 'x@y.test' }, dueAt: later() },
    });
    await db.outgoingMail.create({
      data: { key: 'waits', kind: 'address', data: {}, accountId: ada.subject, dueAt: later() },
    });
    expect(await db.outgoingMail.count()).toBeGreaterThan(3);
    await aDayLater();
    expect((await db.outgoingMail.findMany()).map(({ key }) => key)).toEqual(['waits']);
    await db.outgoingMail.deleteMany();
  });

  test('beyond the end of their account, sent or not, but for the one that tells of it', async () => {
    const ada = await member();
    await withoutMail();
    settings.smtp = { url: 'smtp://127.0.0.1:1', from: FROM }; // nobody listens there
    const eve = await signUp();
    for (const kind of ['write', 'read']) {
      const key = { name: kind, scopes: [kind], current_password: PASSWORD };
      expect((await call('POST', '/api/account/keys', ada.token, key)).status).toBe(201);
    }
    const body = { current_password: PASSWORD, new_email: `next-${ada.email}` };
    expect((await call('PUT', '/api/account/email', ada.token, body)).status).toBe(204);
    const kinds = async () => (await db.outgoingMail.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key);
    expect((await kinds()).map((key) => key.replace(/ \S+$/, ''))).toEqual([
      ...['address', 'address', 'address change', 'api_key', 'api_key'],
    ]);
    const confirmation = { confirmation: 'delete everything', current_password: PASSWORD };
    expect((await call('POST', '/api/account/close', ada.token, confirmation)).status).toBe(202);
    const folder = mkdtempSync(join(tmpdir(), 'footbridge-mail-'));
    await runJobs(folder);
    rmSync(folder, { recursive: true });
    expect(await kinds()).toEqual([`address ${eve.subject}`, expect.stringMatching(/^closing /)]);
    settings.smtp = { url: mailbox.url, from: FROM };
    await db.outgoingMail.updateMany({ data: { dueAt: new Date() } });
    await sendDue();
    expect(mailbox.for(ada.email).map(subjectOf)).toEqual([
      'Confirm your email address',
      'Your account is being deleted',
    ]);
    await aDayLater();
    expect(await kinds()).toEqual([]);
  });
});
