import { lookupPool, pool } from '../database/pool.ts';

/** Where a certificate authority reads the answer to a challenge (RFC 8555, 8.3). */
export const CHALLENGE_PATH = '/.well-known/acme-challenge/';
const TOKEN = /^[\w-]{1,200}$/;

/** Keeps the answer to a challenge for every node. */
export async function keepAnswer(token: string, answer: string): Promise<void> {
  await pool.query('INSERT INTO acme_challenge (token, answer) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    token,
    answer,
  ]);
}

/** Forgets the answer to a challenge, and those that a process which ended has left. */
export async function forgetAnswer(token: string): Promise<void> {
  await pool.query("DELETE FROM acme_challenge WHERE token = $1 OR created_at < now() - interval '1 day'", [token]);
}

/** The answer to the challenge with a token; null where there is none. */
export async function answerTo(token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const { rows } = await lookupPool.query<{ answer: string }>('SELECT answer FROM acme_challenge WHERE token = $1', [
    token,
  ]);
  return rows[0]?.answer ?? null;
}
