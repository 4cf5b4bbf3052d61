// Reports of clicks whose visitors or owners do not want them measured any more.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { refusals } from '../../api/measurements/refuse-withdrawn.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { closeAccount } from '../../api/privacy/close-account.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, clicked, submit } from '../kit/measuring.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let owner: Person;
let link: Awaited<ReturnType<typeof shorten>>;
beforeEach(async () => {
  owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  link = await shorten(owner);
});
/** A click that is stored. */
async function storedClick(): Promise<string> {
  const id = await clicked(link.shortCode);
  await clicks.settle();
  return id;
}
const count = () => db.measurement.count();
/** Reports and resolves to the status and the message; nothing may have been stored. */
async function refused(id: string, headers: Record<string, string> = {}) {
  const before = await count();
  const { status, body } = await submit(bodyOf(id), headers);
  expect(await count()).toBe(before);
  return [status, body.error.message];
}

describe('nothing is kept of a report', () => {
  test.each([
    ['Sec-GPC', '1'],
    ['DNT', '1'],
    ['Sec-GPC', '1, 1'],
    ['DNT', '0, 1'],
  ])('of a visitor who asks for privacy by now: %s %s', async (header, value) => {
    expect(await refused(await clicked(link.shortCode), { [header]: value })).toEqual([403, refusals.privacy]);
  });

  test('on a link whose owner has switched to level none', async () => {
    const id = await storedClick();
    const settings = { network_measurement_level: 'none' };
    expect((await rest(owner, 'PUT', '/api/users/me/network-settings', settings)).status).toBe(200);
    expect(await refused(id)).toEqual([403, refusals.withdrawn]);
  });

  test('on a link that has level none of its own by now', async () => {
    const id = await storedClick();
    const changes = { measurement_level: 'none' };
    expect((await rest(owner, 'PUT', `/api/urls/${numberOf(link.id)}`, changes)).status).toBe(200);
    expect(await refused(id)).toEqual([403, refusals.withdrawn]);
  });

  test('on a link that is deleted', async () => {
    const id = await storedClick();
    expect((await rest(owner, 'DELETE', `/api/urls/${numberOf(link.id)}`)).status).toBe(204);
    expect(await refused(id)).toEqual([403, refusals.withdrawn]);
  });
});

test('a report that came in before its account was closed goes with it', async () => {
  const before = await count();
  expect((await submit(bodyOf(await storedClick()))).status).toBe(200);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
  await closeAccount(email!);
  expect(await count()).toBe(before);
});

test('a click is measured while it is not stored yet, and on level essential', async () => {
  expect((await submit(bodyOf(await clicked(link.shortCode)))).status).toBe(200);
  const id = await storedClick();
  await db.networkSettings.update({ where: { ownerId: owner.id }, data: { level: 'essential' } });
  expect((await submit(bodyOf(id))).status).toBe(200);
});
