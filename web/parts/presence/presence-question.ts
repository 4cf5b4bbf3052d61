/** A refusal that a password, or a new sign-in, turns into a yes. */
export interface PresenceRefusal {
  code: string;
  message: string;
}

/** What the dialog that asks for it gets. */
export interface PresenceQuestion extends PresenceRefusal {
  /** Sends the mutation again with a password; resolves to why it was refused once more, or to null. */
  retry: (currentPassword: string) => Promise<PresenceRefusal | null>;
  /** Leaves it at the refusal. */
  giveUp: () => void;
}
