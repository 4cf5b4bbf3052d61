import type { Client } from 'acme-client';
import { decryptFor, encryptFor } from '../secrets/encryption.ts';
import { pool } from '../database/pool.ts';
import type { Config } from '../common/config.ts';

/** How certificates are asked for. */
export type AcmeSettings = NonNullable<Config['acme']>;

/** Longest wait for an answer of the certificate authority, milliseconds. */
const ANSWER_MS = 30_000;

interface AccountRow {
  account_url: string;
  private_key: Buffer;
}

/**
 * Opens the installation's account at the certificate authority, which is made with the first use; throws what the authority refuses it
 * with. The package is loaded only where certificates are due.
 */
export async function openAccount({ directoryUrl, email }: AcmeSettings): Promise<Client> {
  const { axios, Client, crypto } = await import('acme-client');
  axios.defaults.timeout = ANSWER_MS;
  const { rows } = await pool.query<AccountRow>(
    'SELECT account_url, private_key FROM acme_account WHERE directory_url = $1',
    [directoryUrl],
  );
  const [known] = rows;
  if (known) {
    const accountKey = await decryptFor('acme-account', known.private_key);
    return new Client({ directoryUrl, accountKey, accountUrl: known.account_url });
  }
  const accountKey = await crypto.createPrivateEcdsaKey();
  const client = new Client({ directoryUrl, accountKey });
  await client.createAccount({ termsOfServiceAgreed: true, contact: email ? [`mailto:${email}`] : [] });
  await pool.query(
    `INSERT INTO acme_account (directory_url, account_url, private_key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [directoryUrl, client.getAccountUrl(), Buffer.from(await encryptFor('acme-account', accountKey))],
  );
  return client;
}
