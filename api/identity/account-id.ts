import { z } from 'zod';

/** The id of an account of the embedded provider; null for a subject of another one, whose ids have other forms. */
export const accountIdOf = (subject: string): string | null => z.uuid().safeParse(subject).data ?? null;
