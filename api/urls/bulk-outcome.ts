import type { UserError } from '../common/user-error.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';

/** The outcome of one URL. */
export interface BulkOutcome {
  id: number;
  /** The current URL; null when deleted or refused. */
  url: ShortUrl | null;
  /** False when it was refused, or already as the action makes it. */
  isChanged: boolean;
  error: UserError | null;
}
