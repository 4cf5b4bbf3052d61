import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '../../database/db.ts';

/** How many codes there are at first. */
export const RECOVERY_CODES = 10;
/** Without the letters and digits that look like others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const CHARACTERS = 4;

/** 79 random bits, in groups of four characters that people can copy by hand. */
function makeCode(): string {
  const group = () => Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The form in which a code is stored; capitals, spaces and hyphens make no difference. */
export function hashOfRecoveryCode(accountId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${accountId}|${plain}`).digest('hex');
}

/** Replaces the recovery codes of an account by new ones, which are returned this once. */
export async function replaceRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await tx.recoveryCode.deleteMany({ where: { accountId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ accountId, hash: hashOfRecoveryCode(accountId, code) })),
  });
  return codes;
}
