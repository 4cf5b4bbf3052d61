import { RequestError } from '../session/request-error.ts';

/** The server's answer to a mutation was no, in its words. */
export class UserRefusal extends Error {
  /** Machine-readable, `CONFLICT` for example. */
  readonly code: string;
  readonly field: string | null;

  constructor({ code, message, field }: { code: string; message: string; field?: string | null }) {
    super(message);
    this.name = 'UserRefusal';
    this.code = code;
    this.field = field ?? null;
  }
}

/** The message of an error for the user; null for a bug. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof UserRefusal || error instanceof RequestError ? error.message : null;
