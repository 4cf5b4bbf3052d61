import { Prisma } from '../generated/prisma/client.ts';

/** What PostgreSQL calls it, which is all that is known of plain SQL. */
const UNIQUE_VIOLATION = '"23505"';

/** True for the error of a row whose key another row has. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === 'P2002' || (error.code === 'P2010' && JSON.stringify(error.meta).includes(UNIQUE_VIOLATION)));

/** The same for a key with this column. */
export const isDuplicateOf = (column: string, error: unknown): boolean =>
  isDuplicate(error) && JSON.stringify((error as Prisma.PrismaClientKnownRequestError).meta).includes(column);
