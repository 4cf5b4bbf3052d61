import { Prisma } from '../generated/prisma/client.ts';

/** True for the error of a row whose key another row has. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** The same for a key with this column. */
export const isDuplicateOf = (column: string, error: unknown): boolean =>
  isDuplicate(error) && JSON.stringify((error as Prisma.PrismaClientKnownRequestError).meta).includes(column);
