// @afresh: it runs the worker's jobs for all there is.
// Queues of the worker, on emails and a real mail server: claimed once, made in a transaction, and taken up after a crash.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { db, pool } from '../../api/database/db.ts';
import { anyQueue, type JobQueue } from '../../api/jobs/job.ts';
import { mailQueue } from '../../api/mail/mail-queue.ts';
import { queueAgain, type Mail } from '../../api/mail/outbox.ts';
import { compose } from '../../api/worker/compose.ts';
import { Worker } from '../../api/worker/worker.ts';
import { startNode } from '../kit/jobs.ts';
import { allSent, mailbox, sendDue, signUp, useMail, withoutMail } from '../kit/mail-world.ts';
import { childrenOf } from '../kit/processes.ts';

useMail();

const changed = (email: string): Mail => ({ kind: 'address_changed', data: { email } });
let addresses = 0;
/** Addresses to which nothing was sent yet. */
const newAddresses = (count: number) => Array.from({ length: count }, () => `queue${++addresses}@example.test`);
const timesSent = (all: string[]) => all.map((address) => mailbox.for(address).length);

let stop = async () => {};
beforeEach(async () => {
  await db.outgoingMail.deleteMany();
  await pool.query('DELETE FROM job');
});
afterEach(() => stop());

test('of several nodes one sends each email', async () => {
  const nodes = ['b', 'c'].map((node) => startNode(node, [], { queues: [anyQueue(mailQueue(compose))] }));
  stop = async () => void (await Promise.all(nodes.map((end) => end())));
  const all = newAddresses(30);
  await Promise.all(all.map((email) => queueAgain(email, changed(email))));
  await allSent();
  expect(timesSent(all)).toEqual(all.map(() => 1));
});

test('what a transaction orders is done when it commits, and never when it is rolled back', async () => {
  const [kept, lost] = newAddresses(2) as [string, string];
  const rolledBack = db.$transaction(async (tx) => {
    await queueAgain(lost, changed(lost), tx);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await db.$transaction((tx) => queueAgain(kept, changed(kept), tx));
  const began = performance.now();
  await expect.poll(() => timesSent([kept, lost])).toEqual([1, 0]);
  expect(performance.now() - began).toBeLessThan(mailQueue(compose).everyMs); // it did not wait for the next look
});

test('what fails waits for 1, 2, 4 … minutes, six hours at most, and is given up in the end', async () => {
  await withoutMail();
  const address = newAddresses(1)[0]!;
  mailbox.busy.add(address);
  (config as { smtp: unknown }).smtp = { url: mailbox.url, from: 'a@example.test' };
  await queueAgain(address, changed(address));
  const minutes: number[] = [];
  const mail = () => db.outgoingMail.findUniqueOrThrow({ where: { key: address } });
  for (let attempt = 1; attempt <= 36; attempt++) {
    await sendDue();
    const { attempts, dueAt, settledAt } = await mail();
    expect([attempts, settledAt !== null]).toEqual([attempt, attempt === 36]);
    minutes.push(Math.round((dueAt.getTime() - Date.now()) / 60_000));
    await db.outgoingMail.updateMany({ data: { dueAt: new Date() } });
  }
  expect(minutes.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect(timesSent([address])).toEqual([0]);
});

test('an email that a wrong clock has put off for a year is sent once the clock is right again', async () => {
  const address = newAddresses(1)[0]!;
  await withoutMail();
  (config as { smtp: unknown }).smtp = { url: mailbox.url, from: 'a@example.test' };
  await queueAgain(address, changed(address));
  await pool.query("UPDATE outgoing_mail SET attempts = 3, due_at = now() + interval '1 year'");
  await sendDue();
  expect(timesSent([address])).toEqual([1]);
});

test('a queue that cannot be read is tried again, and holds up no other', async () => {
  let looks = 0;
  const broken: JobQueue = {
    ...{ name: 'broken', most: 1, everyMs: 10 },
    async claim() {
      looks++;
      throw new Error('no table');
    },
    work: async () => {},
  };
  let done = 0;
  const fine: JobQueue<number> = {
    ...{ name: 'fine', most: 2, everyMs: 10 },
    async claim(database, places) {
      await database.query('SELECT');
      return Array.from({ length: places }, (_, n) => n);
    },
    async work(item) {
      done++;
      if (item) throw new Error('it could not be noted');
    },
  };
  stop = startNode('b', [], { queues: [broken, anyQueue(fine)] });
  await expect.poll(() => done).toBeGreaterThan(50);
  expect(looks).toBeLessThanOrEqual(2); // it rests after a failure, until the runner begins to listen
});

test('a worker that is killed amid its work is started again, and does what it had taken', async () => {
  await withoutMail();
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-worker-'));
  config.childEnvironment.SMTP_URL = mailbox.url;
  config.childEnvironment.SMTP_FROM = 'Footbridge <footbridge@links.example>';
  const worker = new Worker(folder, 'killed');
  try {
    const ada = await signUp();
    (config as { smtp: unknown }).smtp = { url: mailbox.url, from: 'a@example.test' };
    const pidOf = () => childrenOf(process.pid, 'worker-main')[0];
    const isTaken = Promise.withResolvers<void>();
    mailbox.beforeTaking = () => new Promise(() => isTaken.resolve()); // the email is never acknowledged
    await queueAgain('killed', { kind: 'address_changed', data: { email: ada.email } });
    await isTaken.promise;
    const before = pidOf()!;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => worker.failure).toContain('SIGKILL');
    await expect.poll(() => worker.failure).toBeNull();
    expect(pidOf()).not.toBe(before);
    const { attempts, dueAt, settledAt } = await db.outgoingMail.findUniqueOrThrow({ where: { key: 'killed' } });
    expect([attempts, settledAt]).toEqual([1, null]);
    expect(dueAt.getTime()).toBeGreaterThan(Date.now());
    await db.outgoingMail.updateMany({ data: { dueAt: new Date() } });
    await allSent();
    expect(mailbox.for(ada.email)).toHaveLength(2);
    const { rows } = await pool.query("SELECT FROM job WHERE leased_until > now() AND holder <> 'killed'");
    expect(rows).toEqual([]);
  } finally {
    await worker.stop();
    rmSync(folder, { recursive: true });
  }
});
