import { decrypt, encrypt } from '../common/aes.ts';
import type { SecretKey } from '../generated/prisma/client.ts';
import { fileKeys, type FileKey } from './key-file.ts';

type Stored = Pick<SecretKey, 'id' | 'purpose' | 'secret' | 'fileKey'>;

const contextOf = ({ id, purpose }: Pick<Stored, 'id' | 'purpose'>) => `${id} ${purpose}`;

/** A secret in the form in which it is stored: encrypted where SECRET_KEY_FILE is set. */
export function toStore(
  row: Pick<Stored, 'id' | 'purpose'>,
  secret: Buffer,
  key: FileKey | null = fileKeys().current,
): Pick<Stored, 'secret' | 'fileKey'> {
  if (!key) return { secret: Uint8Array.from(secret), fileKey: null };
  return { secret: encrypt(secret, key.bytes, contextOf(row)), fileKey: key.id };
}

/** The secret of a row; throws one sentence where the key of another file is needed. */
export function fromStore(row: Stored): Buffer {
  if (!row.fileKey) return Buffer.from(row.secret);
  const { current, former } = fileKeys();
  const key = [current, former].find((one) => one?.id === row.fileKey);
  if (!key) throw new Error(refusal(row.fileKey, current));
  return decrypt(row.secret, key.bytes, contextOf(row));
}

const refusal = (wanted: string, given: FileKey | null): string =>
  given
    ? `SECRET_KEY_FILE has the key ${given.id}, but the keys in the database are encrypted with ${wanted}; name that file, or name it in SECRET_KEY_FORMER_FILE to change over.`
    : `the keys in the database are encrypted; set SECRET_KEY_FILE to the file with the key ${wanted}.`;
