import { useSyncExternalStore } from 'react';

/** A refusal that a password, or a new sign-in, turns into a yes. */
interface PresenceRefusal {
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

let question: PresenceQuestion | null = null;
const listeners = new Set<() => void>();

function ask(next: PresenceQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the person has to prove now; null for nothing. */
export const usePresenceQuestion = () => useSyncExternalStore(subscribe, () => question);

/** Why a mutation needs a proof that the person is the owner; null where it does not. */
function presenceRefusal(response: object): PresenceRefusal | null {
  for (const result of Object.values(response) as (Partial<PresenceRefusal & { field: string }> | null)[]) {
    const { code, message, field } = result ?? {};
    if (code === 'SIGN_IN_AGAIN' || (code && field === 'currentPassword')) return { code, message: message ?? '' };
  }
  return null;
}

type Send<Response> = (currentPassword?: string) => Promise<Response>;

/**
 * Sends a mutation, and where the server asks who is there, asks the person and sends it again. Resolves to the refusal where
 * they do not answer.
 */
export async function withPresence<Response extends object>(send: Send<Response>): Promise<Response> {
  const first = await send();
  const refusal = presenceRefusal(first);
  if (!refusal) return first;
  return new Promise((resolve, reject) => {
    const settle = (response: Response) => {
      ask(null);
      resolve(response);
    };
    const retry = async (currentPassword: string) => {
      try {
        const response = await send(currentPassword);
        const again = presenceRefusal(response);
        if (!again) settle(response);
        return again;
      } catch (error) {
        ask(null);
        reject(error as Error);
        return null;
      }
    };
    ask({ ...refusal, retry, giveUp: () => settle(first) });
  });
}
