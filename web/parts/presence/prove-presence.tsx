import { createRoot } from 'react-dom/client';
import { PresenceDialog } from './PresenceDialog.tsx';
import type { PresenceRefusal } from './presence-question.ts';

/** Why a mutation needs a proof that the person is the owner; null where it does not. */
export function presenceRefusal(response: object): PresenceRefusal | null {
  for (const result of Object.values(response) as (Partial<PresenceRefusal & { field: string }> | null)[]) {
    const { code, message, field } = result ?? {};
    if (code === 'SIGN_IN_AGAIN' || (code && field === 'currentPassword')) return { code, message: message ?? '' };
  }
  return null;
}

/**
 * Asks the person to prove who they are, in a dialog of its own over whatever is shown, and sends the mutation again. Resolves to
 * its answer, or to the refusal where they do not prove it.
 */
export function provePresence<Response>(
  refused: Response,
  refusal: PresenceRefusal,
  send: (currentPassword: string) => Promise<Response>,
): Promise<Response> {
  const root = createRoot(document.createElement('div'));
  const answer = new Promise<Response>((resolve, reject) => {
    const retry = async (currentPassword: string) => {
      try {
        const response = await send(currentPassword);
        const again = presenceRefusal(response as object);
        if (!again) resolve(response);
        return again;
      } catch (error) {
        reject(error as Error);
        return null;
      }
    };
    root.render(<PresenceDialog question={{ ...refusal, retry, giveUp: () => resolve(refused) }} />);
  });
  return answer.finally(() => root.unmount());
}
