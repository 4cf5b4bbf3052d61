import { UserError } from '../user-error.ts';

/** Of a socket on the way to the server. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Of the server: connection lost (08), no resources (53), a statement that took too long (57014), shutting down or starting (57P). */
const SQLSTATE = /^(08...|53...|57014|57P..)$/;
/** Of Prisma: not reachable, too slow, closed; no free connection, no transaction begun in time. */
const PRISMA = /^(P1001|P1002|P1008|P1017|P2024|P2028)$/;
/** The pg driver gives these no code. */
const MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect)/;
const RETRY_SECONDS = 5;

interface Failure {
  code?: unknown;
  message?: unknown;
  severity?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** True where an error says that the database cannot be reached or takes no work now, whichever driver threw it. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, severity, cause, meta } = error as Failure;
  if (typeof code === 'string' && [NETWORK, SQLSTATE, PRISMA].some((pattern) => pattern.test(code))) return true;
  if (severity === 'FATAL') return true; // the connection was refused or ended, not the statement
  if (typeof message === 'string' && MESSAGE.test(message)) return true;
  return isDatabaseAway(meta?.driverAdapterError) || isDatabaseAway(cause);
}

/** The refusal that stands for a database that is away; null for every other error. */
export function refusalWhenAway(error: unknown): UserError | null {
  if (!isDatabaseAway(error)) return null;
  return new UserError(
    'UNAVAILABLE',
    'The service cannot answer just now. Please try again.',
    undefined,
    RETRY_SECONDS,
  );
}
