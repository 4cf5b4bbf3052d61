import { beforeEach, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { addressKey } from '../../api/common/address-key.ts';
import { deleteExpired } from '../../api/identity/delete-expired.ts';
import { openStore } from '../../api/identity/store.ts';
import { KeyRing } from '../../api/secrets/key-ring.ts';
import { emptyDatabase } from '../kit/world.ts';

beforeEach(emptyDatabase);

test('nodes that start at once on an empty database agree on one set of keys', async () => {
  const nodes = Array.from({ length: 6 }, () => new KeyRing());
  const keys = await Promise.all(nodes.flatMap((node) => [node.of('signing'), node.of('cookie')]));
  expect(new Set(keys.map(({ mark }) => mark)).size).toBe(2);
  expect(await db.secretKey.count()).toBe(2);
  expect(JSON.parse(keys[0]!.current.toString())).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
});

test('records are found until they are destroyed, revoked with their grant or deleted as expired', async () => {
  const tokens = openStore('RefreshToken');
  const sessions = openStore('Session');
  await tokens.upsert('a', { grantId: 'g1', accountId: 'x' }, 60);
  await tokens.upsert('b', { grantId: 'g1' }, 60);
  await tokens.upsert('c', { grantId: 'g2' }, 60);
  await sessions.upsert('a', { uid: 'u1', accountId: 'x' }, -1);
  await sessions.upsert('a', { uid: 'u2', accountId: 'x' }, 60);
  await sessions.upsert('old', { uid: 'u3', accountId: 'x' }, -1);

  expect(await tokens.find('a')).toEqual({ grantId: 'g1', accountId: 'x' });
  expect(await sessions.findByUid('u1')).toBeUndefined();
  expect(await sessions.findByUid('u2')).toEqual({ uid: 'u2', accountId: 'x' });

  await tokens.revokeByGrantId('g1');
  expect([await tokens.find('a'), await tokens.find('b')]).toEqual([undefined, undefined]);
  expect(await deleteExpired(pool)).toBe(1);
  expect(await sessions.find('old')).toBeUndefined();
  await tokens.destroy('c');
  expect(await tokens.find('c')).toBeUndefined();
});

test('an IPv6 client is counted by its network, an IPv4 client by its address', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'));
  expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'));
  expect(addressKey('::1')).toBe('0:0:0:0');
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
});
