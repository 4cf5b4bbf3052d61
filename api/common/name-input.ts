import { z } from 'zod';
import { isPrintable } from './storable-text.ts';

/** What nobody sees, and what would make two names of one: soft hyphens, empty spaces, and directions. */
const UNSEEN = /[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069]/g;

/** What tells names of one account apart: in any case they are the same. */
export const keyOfName = (name: string): string => name.toLowerCase();

interface NameWords {
  form: string;
  unnamed: string;
  tooLong: string;
  unusable: string;
}

/** A name that an account gives to what it keeps: on one line, with single spaces, at most so long, and seen as it is. */
export const nameInput = ({ form, unnamed, tooLong, unusable }: NameWords, length: number) =>
  z
    .string(form)
    .transform((name) => name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, unnamed).max(length, tooLong).refine(isPrintable, unusable));
