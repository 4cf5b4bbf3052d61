import type { Refusal } from '../../session/request-error.ts';

/** What the dialog that asks for a proof of presence gets. */
export interface PresenceQuestion {
  /** What a password, or a new sign-in, turns into a yes. */
  refusal: Refusal;
  /** Sends the mutation again with a password; resolves to why it was refused once more, or to null. */
  retry: (currentPassword: string) => Promise<Refusal | null>;
  /** Leaves it at the refusal. */
  giveUp: () => void;
}
