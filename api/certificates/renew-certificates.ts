import { isIP } from 'node:net';
import type { ClientBase } from 'pg';
import { config } from '../common/config.ts';
import { logger } from '../common/logger.ts';
import { encryptFor } from '../secrets/encryption.ts';
import { openAccount, type AcmeSettings } from './acme-account.ts';
import { issueCertificate } from './issue.ts';

/** What failed is tried again after an hour, then after twice as long each time: authorities allow five failures an hour. */
const FIRST_PAUSE_HOURS = 1;
const LONGEST_PAUSE_HOURS = 24;
const MAX_PROBLEM = 500;

/** The own hosts whose certificate is in no file; authorities know neither addresses nor names of machines. */
const ownHosts = (): readonly string[] =>
  config.tls ? [] : config.ownHosts.filter((host) => host.includes('.') && !isIP(host));

/** First certificates of an account in a day: twice as many as it can have domains. */
export const MOST_OF_ACCOUNT = 40;
/** The same of all accounts in an hour. Let's Encrypt takes a hundred orders, and renewals need theirs. */
export const MOST_IN_HOUR = 60;

/** Hosts that need a certificate: our own, and domains of accounts that lead here, with their accounts. */
const WANTED = `SELECT unnest($1::text[]) AS host, NULL::integer AS owner_id UNION ALL SELECT host, owner_id FROM domain
  WHERE verified_at IS NOT NULL AND connected_at IS NOT NULL AND failing_since IS NULL AND host <> ALL ($1::text[])`;
/** Renewals go before first certificates, and accounts that caused few of those before others. */
const DUE = `WITH caused AS (SELECT owner_id, count(*) FROM certificate_order WHERE ordered_at > now() - interval '1 day' GROUP BY owner_id)
  SELECT w.host, w.owner_id IS NOT NULL AND c.chain IS NULL AS "isCounted" FROM (${WANTED}) w
  LEFT JOIN certificate c USING (host) LEFT JOIN caused o USING (owner_id)
  WHERE (c.chain IS NULL OR c.renew_at <= now()) AND (c.next_attempt_at IS NULL OR c.next_attempt_at <= now())
    AND (w.owner_id IS NULL OR c.chain IS NOT NULL OR coalesce(o.count, 0) < ${MOST_OF_ACCOUNT}
      AND (SELECT count(*) FROM certificate_order WHERE ordered_at > now() - interval '1 hour') < ${MOST_IN_HOUR})
  ORDER BY w.owner_id IS NOT NULL, c.chain IS NULL, coalesce(c.failures, 0), coalesce(o.count, 0), c.expires_at, w.host LIMIT 2`;
/** Counted before the authority is asked, so that what fails counts as well. */
const COUNTED = `INSERT INTO certificate_order (owner_id) SELECT owner_id FROM domain WHERE host = $1 AND verified_at IS NOT NULL`;
const FORGOTTEN = `DELETE FROM certificate c WHERE c.host <> ALL ($1::text[])
  AND NOT EXISTS (SELECT FROM domain d WHERE d.host = c.host AND d.verified_at IS NOT NULL)`;

interface Due {
  host: string;
  isCounted: boolean;
}

/**
 * Has the certificate issued that is due first. Returns whether more are due. Forgets those of domains that are gone. No account, and
 * not all of them together, can use up what the authority grants this installation.
 */
export async function renewCertificates(client: ClientBase, settings: AcmeSettings): Promise<boolean> {
  const own = ownHosts();
  await client.query(FORGOTTEN, [own]);
  await client.query("DELETE FROM certificate_order WHERE ordered_at < now() - interval '1 day'");
  const { rows } = await client.query<Due>(DUE, [own]);
  const [due] = rows;
  if (!due) return false;
  if (due.isCounted) await client.query(COUNTED, [due.host]);
  try {
    await renew(client, due.host, settings);
  } catch (error) {
    await noteFailure(client, due.host, error as Error);
  }
  return rows.length > 1;
}

async function renew(client: ClientBase, host: string, settings: AcmeSettings): Promise<void> {
  const { chain, privateKey, renewAt, expiresAt } = await issueCertificate(await openAccount(settings), host);
  const stored = Buffer.from(await encryptFor('certificates', Buffer.from(privateKey)));
  await client.query(
    `INSERT INTO certificate (host, chain, private_key, renew_at, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (host) DO UPDATE SET chain = $2, private_key = $3, renew_at = $4, expires_at = $5,
       failures = 0, problem = NULL, next_attempt_at = NULL`,
    [host, chain, stored, renewAt, expiresAt],
  );
  await client.query("SELECT pg_notify('domains', $1)", [host]); // servers use it from the next connection on
  logger.info({ host, expires: expiresAt }, 'a certificate was issued');
}

async function noteFailure(client: ClientBase, host: string, error: Error): Promise<void> {
  logger.warn({ err: error, host }, 'a certificate could not be issued');
  await client.query(
    `INSERT INTO certificate (host, failures, problem, next_attempt_at) VALUES ($1, 1, $2, now() + $3 * interval '1 hour')
     ON CONFLICT (host) DO UPDATE SET failures = certificate.failures + 1, problem = $2,
       next_attempt_at = now() + least($3 * 2 ^ least(certificate.failures, 10), $4) * interval '1 hour'`,
    [host, error.message.slice(0, MAX_PROBLEM), FIRST_PAUSE_HOURS, LONGEST_PAUSE_HOURS],
  );
}
