import { UserError } from '../common/user-error.ts';

/** Errors of the socket. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the server: lost connection (08), no resources (53), statement timeout (57014), starting or stopping (57P). */
const SQLSTATE = /^(08...|53...|57014|57P..)$/;
/** Errors of Prisma: unreachable, timed out, closed; no free connection or transaction in time. */
const PRISMA = /^(P1001|P1002|P1008|P1017|P2024|P2028)$/;
/** Errors of the pg driver without a code. */
const MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect)/;
const RETRY_SECONDS = 5;

interface Failure {
  code?: unknown;
  message?: unknown;
  severity?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** True when an error of either driver means that the database is unreachable or accepts no work. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, severity, cause, meta } = error as Failure;
  if (typeof code === 'string' && [NETWORK, SQLSTATE, PRISMA].some((pattern) => pattern.test(code))) return true;
  if (severity === 'FATAL') return true; // the connection was refused or ended, not the statement
  if (typeof message === 'string' && MESSAGE.test(message)) return true;
  return isDatabaseAway(meta?.driverAdapterError) || isDatabaseAway(cause);
}

/** The user's error for an unavailable database; null for every other error. */
export function refusalWhenAway(error: unknown): UserError | null {
  if (!isDatabaseAway(error)) return null;
  return new UserError(
    'UNAVAILABLE',
    'The service is temporarily unavailable. Please try again.',
    undefined,
    RETRY_SECONDS,
  );
}
