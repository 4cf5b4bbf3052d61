// @afresh: it replaces the secrets.
// Secrets that are rotated or replaced while people are signed in, and secrets that a key outside the database encrypts.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { followSecrets } from '../../api/secrets/follow-secrets.ts';
import { KeyRing, keyRing } from '../../api/secrets/key-ring.ts';
import { listSecrets } from '../../api/secrets/list-secrets.ts';
import { protectSecrets } from '../../api/secrets/protect.ts';
import { purposeNames } from '../../api/secrets/purposes.ts';
import { replaceSecrets, rotateSecrets } from '../../api/secrets/renew.ts';
import { newAttempt } from '../kit/browser.ts';
import { codeOf } from '../kit/app-codes.ts';
import { afterPassword, isSignedIn, withApp } from '../kit/second-step.ts';
import { call, forgot, graphql, linkOf, newBrowser, PASSWORD, signUp, useMail, works } from '../kit/mail-world.ts';

useMail();

/** The ids of the keys that the provider publishes. */
const published = async (): Promise<string[]> =>
  (await call('GET', '/oidc/jwks')).body.keys.map(({ kid }: { kid: string }) => kid);
const keyOf = (token: string) => decodeProtectedHeader(token).kid!;
const refresh = async (refreshToken: string) =>
  (await call('POST', '/api/auth/refresh', undefined, { refresh_token: refreshToken })).body.access_token as string;
/** The path of a download of somebody's links. */
async function downloadOf(token: string): Promise<string> {
  const { pathname, search } = new URL(
    (await graphql(token, '{ viewer { urlsExport { url } } }')).viewer.urlsExport.url,
  );
  return pathname + search;
}
const opens = async (path: string) => (await call('GET', path)).status === 200;

/** A browser that has signed in as somebody, and whether it is still known when it signs in again. */
async function signedIn(email: string) {
  const browser = newBrowser();
  await browser.submit(await browser.open(newAttempt().url), { email, password: PASSWORD });
  return async () => (await browser.open(newAttempt().url)).url.includes('/auth/callback?code=');
}

describe('rotated secrets', () => {
  test('sign nobody out, and leave links, downloads and browsers valid; new tokens have the new key', async () => {
    const ada = await signUp();
    const isKnown = await signedIn(ada.email);
    const download = await downloadOf(ada.token);
    await forgot(ada.email);
    const reset = await linkOf(ada.email, 'Choose a new password');
    expect([await works(ada.token), await isKnown(), await opens(reset)]).toEqual([true, true, true]);
    const renewed = await rotateSecrets('all', 0);
    expect(renewed.map(({ purpose }) => purpose)).toEqual(purposeNames);
    const next = await refresh(ada.refreshToken);
    expect(keyOf(next)).not.toBe(keyOf(ada.token));
    expect((await published()).sort()).toEqual([keyOf(next), keyOf(ada.token)].sort());
    expect([await works(ada.token), await works(next)]).toEqual([true, true]);
    expect([await isKnown(), await opens(reset), await opens(download)]).toEqual([true, true, true]);
    expect(await (await signedIn(ada.email))()).toBe(true);
  });

  test('begin once every node knows them: until then they are accepted only', async () => {
    const ada = await signUp();
    await rotateSecrets('signing', 60_000);
    const next = (await listSecrets()).find(({ state }) => state === 'next')!;
    expect(next).toMatchObject({ purpose: 'signing', fileKey: null });
    const token = await refresh(ada.refreshToken);
    expect(keyOf(token)).toBe(keyOf(ada.token));
    const [used, waiting] = await published();
    expect([used, waiting]).toEqual([keyOf(token), expect.any(String)]);
    const other = new KeyRing(); // of another node
    expect((await other.of('signing')).mark).toBe((await keyRing.of('signing')).mark);
  });

  test('are taken over by servers that run, and gone once they have ended', async () => {
    const other = await keyRing.of('downloads');
    const before = other.mark;
    const row = await db.secretKey.findFirstOrThrow({ where: { purpose: 'downloads', endsAt: null } });
    const startsAt = new Date();
    await db.secretKey.update({ where: { id: row.id }, data: { endsAt: startsAt } }); // as another process does
    await db.secretKey.create({ data: { purpose: 'downloads', secret: randomBytes(32), startsAt } });
    const stop = followSecrets(20);
    await expect.poll(() => other.mark).not.toContain(before);
    await expect.poll(() => db.secretKey.count({ where: { id: row.id } })).toBe(0);
    await stop();
  });

  test('that encrypt end once all is encrypted anew, also what an interrupted rotation left', async () => {
    const ada = await signUp();
    const { secret } = await withApp(ada);
    const { id } = await db.secretKey.findFirstOrThrow({ where: { purpose: 'second-step', endsAt: null } });
    const startsAt = new Date();
    await db.secretKey.update({ where: { id }, data: { endsAt: startsAt } });
    await db.secretKey.create({ data: { purpose: 'second-step', secret: randomBytes(32), startsAt } });
    const stop = followSecrets(20);
    await expect.poll(() => db.secretKey.count({ where: { id } })).toBe(0);
    await stop();
    const { browser, page } = await afterPassword(ada.email);
    expect(isSignedIn(await browser.submit(page, { code: codeOf(secret) }))).toBe(true);
  });

  test('have to exist', async () => {
    await expect(rotateSecrets('cookies')).rejects.toThrow('There is no key cookies; there are signing, cookie,');
  });
});

test('replaced secrets end what the former ones made: tokens, links, downloads and known browsers', async () => {
  const ada = await signUp();
  const isKnown = await signedIn(ada.email);
  const download = await downloadOf(ada.token);
  await forgot(ada.email);
  const reset = await linkOf(ada.email, 'Choose a new password');
  expect([await works(ada.token), await isKnown()]).toEqual([true, true]);
  await replaceSecrets('all', 0);
  expect([await works(ada.token), await isKnown(), await opens(reset)]).toEqual([false, false, false]);
  expect(await opens(download)).toBe(false);
  const next = await refresh(ada.refreshToken); // who is signed in stays so
  expect([await works(next), await published()]).toEqual([true, [keyOf(next)]]);
});

describe('with a key outside the database', () => {
  const settings = config.secretKey;
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-keys-'));
  const keyFile = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, content, { mode: 0o600 });
    return file;
  };
  const [first, second] = [
    keyFile('first', randomBytes(32)),
    keyFile('second', `${randomBytes(48).toString('base64')}\n`),
  ];
  const use = (file: string | null, formerFile: string | null = null) => Object.assign(settings, { file, formerFile });
  afterEach(async () => {
    const formerFile = settings.file;
    use(null, formerFile);
    await protectSecrets();
    use(null);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const stored = async () =>
    (await db.secretKey.findMany()).map(({ secret, fileKey }) => [fileKey, Buffer.from(secret)]);

  test('what is there is encrypted at the next start, and stays what it was', async () => {
    const ada = await signUp();
    const signing = (await keyRing.of('signing')).current;
    use(first);
    await protectSecrets();
    const rows = await stored();
    expect(new Set(rows.map(([fileKey]) => fileKey))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{16}$/)]));
    for (const [, secret] of rows) expect(secret).not.toContain('"d":');
    expect((await new KeyRing().of('signing')).current).toEqual(signing);
    expect(await works(await refresh(ada.refreshToken))).toBe(true);
    await rotateSecrets('signing', 0); // new ones are encrypted as well
    expect((await listSecrets()).every(({ fileKey }) => fileKey !== null)).toBe(true);
  });

  test('a copy of the database alone gives no secret, and starts no server', async () => {
    use(first);
    await protectSecrets();
    const [[id]] = (await stored()) as [[string]];
    use(null);
    const needed = `the keys in the database are encrypted; set SECRET_KEY_FILE to the file with the key ${id}.`;
    await expect(protectSecrets()).rejects.toThrow(needed);
    await expect(new KeyRing().of('signing')).rejects.toThrow(needed);
    await expect(rotateSecrets('webhooks')).resolves.toBeDefined(); // known to this process already
    use(second);
    await expect(protectSecrets()).rejects.toThrow(/^SECRET_KEY_FILE has the key \w+, but .+ are encrypted with \w+;/);
    use(first);
  });

  test('is changed over to another file, and away from it', async () => {
    const mark = (await keyRing.of('signing')).mark;
    use(first);
    await protectSecrets();
    const [[before]] = (await stored()) as [[string]];
    use(second, first);
    await protectSecrets();
    const ids = (await stored()).map(([id]) => id);
    expect(ids).not.toContain(before);
    use(second);
    expect((await new KeyRing().of('signing')).mark).toBe(mark);
    use(null, second);
    await protectSecrets();
    use(null);
    expect((await stored()).every(([id]) => id === null)).toBe(true);
    expect((await new KeyRing().of('signing')).mark).toBe(mark);
  });

  test('a file that everybody can read is refused, and one that is too short', async () => {
    use(keyFile('short', 'c2hvcnQ='));
    await expect(protectSecrets()).rejects.toThrow('short of SECRET_KEY_FILE holds 5 bytes; a key has at least 32.');
    chmodSync(first, 0o644);
    use(first);
    await expect(protectSecrets()).rejects.toThrow('is open to everybody; run chmod 600');
    chmodSync(first, 0o600);
    use(null, join(folder, 'nowhere'));
    await expect(protectSecrets()).rejects.toThrow('nowhere of SECRET_KEY_FORMER_FILE does not exist.');
    use(null);
  });
});
