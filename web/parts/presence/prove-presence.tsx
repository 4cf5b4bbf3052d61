import { createRoot } from 'react-dom/client';
import { Refusal } from '../../session/request-error.ts';
import { PresenceDialog } from './PresenceDialog.tsx';

/** Whether a mutation was refused as it needs a proof that the person is the owner. */
export const asksForProof = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'SIGN_IN_AGAIN' || error.field === 'currentPassword');

/**
 * Asks the person to prove who they are, in a dialog of its own over whatever is shown, and sends the mutation again. Resolves to
 * its answer, and rejects with the refusal where they do not prove it.
 */
export function provePresence<Answer>(
  refusal: Refusal,
  send: (currentPassword: string) => Promise<Answer>,
): Promise<Answer> {
  const root = createRoot(document.createElement('div'));
  const answer = new Promise<Answer>((resolve, reject) => {
    const retry = async (currentPassword: string) => {
      try {
        resolve(await send(currentPassword));
      } catch (error) {
        if (asksForProof(error)) return error;
        reject(error as Error);
      }
      return null;
    };
    root.render(<PresenceDialog question={{ refusal, retry, giveUp: () => reject(refusal) }} />);
  });
  return answer.finally(() => root.unmount());
}
