// @afresh: it fills the queue for passwords.
// Strangers who try passwords cannot keep anybody else from signing in.
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { checkCredentials } from '../../api/identity/accounts.ts';
import { FairQueue, type Claim } from '../../api/identity/fair-queue.ts';
import { hashPassword, isPassword, KNOWN } from '../../api/identity/password.ts';
import { emptyDatabase } from '../kit/world.ts';

process.env.WHOLE_PASSWORD_COST = '1'; // what is tried here costs what it costs

beforeAll(async () => {
  await emptyDatabase();
  const passwordHash = await hashPassword('correct horse', KNOWN);
  await db.identityAccount.create({ data: { email: 'ada@example.test', name: 'Ada', passwordHash } });
});

const errorOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

describe('the queue of passwords', () => {
  const bounds = { parallel: 2, mostWaiting: 5, patienceMs: 60_000 };
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => error,
    );

  test('refuses a burst beyond its bound, and is worked off', async () => {
    const queue = new FairQueue(bounds);
    const burst = Array.from({ length: 12 }, () =>
      outcomeOf(queue.run({ attempts: 1, isKnown: false }, async () => setImmediate())),
    );
    const refused = (await Promise.all(burst)).filter(Boolean);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });
    expect(await outcomeOf(queue.run(KNOWN, async () => {}))).toBeNull();
  });

  test('lets a person in while 200 networks try again and again, and whoever signed in lately beside them', async () => {
    const queue = new FairQueue({ ...bounds, mostWaiting: 200 });
    const order: string[] = [];
    const enter = (name: string, claim: Claim) =>
      outcomeOf(
        queue.run(claim, async () => {
          await setImmediate();
          order.push(name);
        }),
      );
    const strangers = Array.from({ length: 202 }, (_, n) => enter(`stranger ${n}`, { attempts: 2, isKnown: false }));
    const person = enter('person', { attempts: 1, isKnown: false });
    const known = enter('known', { attempts: 30, isKnown: true });
    expect([await person, await known]).toEqual([null, null]);
    expect(order.length).toBeLessThan(10);
    const refusals = (await Promise.all(strangers)).filter(Boolean);
    expect(refusals).toHaveLength(1); // the person took the place of whoever came last
  });

  test('gives those who are known no more than two turns of three while others wait, and nobody waits for ever', async () => {
    const queue = new FairQueue({ parallel: 1, mostWaiting: 20, patienceMs: 60_000 });
    const order: string[] = [];
    const enter = (isKnown: boolean) =>
      queue.run({ attempts: 1, isKnown }, async () => {
        await setImmediate();
        order.push(isKnown ? 'known' : 'other');
      });
    await Promise.all([
      ...Array.from({ length: 7 }, () => enter(true)),
      ...Array.from({ length: 3 }, () => enter(false)),
    ]);
    expect(order.slice(0, 7).filter((who) => who === 'other')).toHaveLength(2);
    const impatient = new FairQueue({ parallel: 1, mostWaiting: 20, patienceMs: 1 });
    const hung = Promise.withResolvers<void>();
    const first = impatient.run(KNOWN, () => hung.promise);
    expect(await outcomeOf(impatient.run(KNOWN, async () => {}))).toMatchObject({ code: 'UNAVAILABLE' });
    hung.resolve();
    await first;
  });
});

// Seventeen passwords are checked, each as slowly as a thief should have it.
test('networks that guess one after the other do not shut the sign-in', { timeout: 180_000 }, async () => {
  const ada = { email: 'ada@example.test', password: 'correct horse' };
  const guess = (n: number) =>
    errorOf(checkCredentials({ email: `nobody${n}@example.test`, password: 'x' }, `2001:db8:${n.toString(16)}::1`));
  const networks = Array.from({ length: 8 }, (_, n) => n);
  await Promise.all(networks.map(guess));
  const again = networks.map(guess); // each has one attempt more than a newcomer now
  let answered = 0;
  for (const attempt of again) void attempt.then(() => answered++);
  expect(await checkCredentials(ada, '2001:db8:ffff::1')).toMatchObject({ email: ada.email });
  expect(answered).toBeLessThan(networks.length / 2);
  await Promise.all(again);
});

test('attempts count by the networks of 64, 56 and 48 bits that an address is part of', async () => {
  const tries = (addresses: string[]) =>
    Promise.all(
      addresses.map((address) => errorOf(checkCredentials({ email: 'not an address', password: 'x' }, address))),
    );
  const limited = (outcomes: (string | null | undefined)[]) =>
    outcomes.filter((code) => code === 'RATE_LIMITED').length;
  const spread = (count: number, address: (n: number) => string) => Array.from({ length: count }, (_, n) => address(n));
  expect(limited(await tries(spread(32, (n) => `2001:db8:a1:1::${n + 1}`)))).toBe(2);
  expect(limited(await tries(spread(62, (n) => `2001:db8:a2:${n.toString(16)}::1`)))).toBe(2);
  expect(limited(await tries(spread(122, (n) => `2001:db8:a3:${n.toString(16)}00::1`)))).toBe(2);
  expect(limited(await tries(spread(122, (n) => `2001:db8:${(n + 512).toString(16)}::1`)))).toBe(0);
});

test('a password costs what OWASP recommends for scrypt', async () => {
  expect(await hashPassword('correct horse', KNOWN)).toMatch(/^scrypt\$131072\$8\$1\$/);
});

test('an account without a password opens with none', async () => {
  for (const password of ['', '-', 'undefined']) expect(await isPassword(password, '-', KNOWN)).toBe(false);
});
