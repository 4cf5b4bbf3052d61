import type { JournalFigures } from '../clicks/journal.ts';
import type { RedirectFigures } from '../doors/http/redirect.ts';
import type { Purpose } from '../common/health-checks.ts';

/** What a server process asks the main process: the place of an address, how the whole node is, or what all of them share. */
export type ToMain =
  | { of: 'place'; address: string }
  | { of: 'health'; purpose: Purpose }
  | { of: 'metrics' }
  | { of: 'system' }
  | { of: 'ticket-keys' };

/** What the main process asks a server process: what its own checks find, and what it measures. */
export type ToServer = { of: 'health'; purpose: Purpose } | { of: 'metrics' };

/** Figures of a server process. */
export interface ServerFigures {
  journal: JournalFigures;
  redirects: RedirectFigures;
}

/** Errors lose their codes on the way between processes. */
export type SentFigures = Omit<ServerFigures, 'journal'> & {
  journal: Omit<JournalFigures, 'failure'> & { failure: SentError | null };
};

/** An error with what a sentence for operators needs of it. */
export interface SentError {
  message: string;
  code?: string | undefined;
  port?: number;
  address?: string;
  syscall?: string;
  path?: string;
}

/** What a server process tells: that it lives, listens or cannot, wrote clicks, lost some, or has so many streams open. */
export type FromServer =
  | { type: 'alive'; figures: SentFigures | null }
  | { type: 'listening' }
  | { type: 'failed'; error: SentError }
  | { type: 'clicks'; isBusy: boolean }
  | { type: 'lost'; count: number }
  | { type: 'streams'; key: string; count: number };

/** drain: balancers are to send nothing more. end: finish what runs, close the journal, and end. streams: what others have open. */
export type Order = 'drain' | 'end' | { type: 'streams'; key: string; elsewhere: number };

/** What is sent of an error. */
export function sentError(error: Error): SentError {
  const { message, code, port, address, syscall, path } = error as Error & SentError;
  return JSON.parse(JSON.stringify({ message, code, port, address, syscall, path })) as SentError;
}

/** What is sent of figures. */
export function sentFigures({ journal: { failure, ...journal }, redirects }: ServerFigures): SentFigures {
  return { journal: { ...journal, failure: failure && sentError(failure) }, redirects };
}

/** The figures that were sent. */
export function figuresOf({ journal: { failure, ...journal }, redirects }: SentFigures): ServerFigures {
  return { journal: { ...journal, failure: failure && errorOf(failure) }, redirects };
}

/** The error that was sent. */
export const errorOf = ({ message, ...more }: SentError): Error => Object.assign(new Error(message), more);
