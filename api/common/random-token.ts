import { randomBytes } from 'node:crypto';

/** 128 random bits as 32 hexadecimal digits. */
export const randomToken = (): string => randomBytes(16).toString('hex');
