import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { config } from '../common/config.ts';

const LEAST_BYTES = 32;
/** Rights of everybody: to read, to write, to execute. */
const OTHERS = 0o007;
const BASE64 = /^[\w+/-]+={0,2}$/;

/** A key that is kept in a file, outside the database. */
export interface FileKey {
  /** Tells keys apart; stored beside what a key encrypted. */
  id: string;
  /** For AES-256. */
  bytes: Buffer;
}

type Setting = 'SECRET_KEY_FILE' | 'SECRET_KEY_FORMER_FILE';

/** The keys of the files that the settings name; throws one sentence for a file that cannot be read or is not safe. */
export function fileKeys(): { current: FileKey | null; former: FileKey | null } {
  const { file, formerFile } = config.secretKey;
  return {
    current: file ? readKey('SECRET_KEY_FILE', file) : null,
    former: formerFile ? readKey('SECRET_KEY_FORMER_FILE', formerFile) : null,
  };
}

function readKey(setting: Setting, path: string): FileKey {
  const content = readPrivate(setting, path);
  const text = content.toString('latin1').trim();
  const secret = BASE64.test(text) ? Buffer.from(text, 'base64') : content;
  if (secret.length < LEAST_BYTES) {
    throw new Error(`${path} of ${setting} holds ${secret.length} bytes; a key has at least ${LEAST_BYTES}.`);
  }
  return {
    id: createHmac('sha256', secret).update('footbridge key id').digest('hex').slice(0, 16),
    bytes: Buffer.from(hkdfSync('sha256', secret, '', 'footbridge secrets', 32)),
  };
}

function readPrivate(setting: Setting, path: string): Buffer {
  try {
    const { mode } = statSync(path);
    if (mode & OTHERS) throw new Error(`${path} of ${setting} is open to everybody; run chmod 600 ${path}.`);
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new Error(`${path} of ${setting} ${code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`}.`, {
      cause: error,
    });
  }
}
