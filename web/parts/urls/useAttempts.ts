import { reasonOf } from '../../relay/user-refusal.ts';
import { failureToast } from '../../ui/toast.ts';
import { useBusy } from '../../ui/useBusy.ts';

/** Does something to a URL, marking its row meanwhile; resolves to whether it was done, having told why not. */
export type Attempt = (id: string, failure: string, work: () => Promise<void>) => Promise<boolean>;

/** The ids of the rows something is being done to, and the way to do it. */
export function useAttempts(): readonly [ReadonlySet<string>, Attempt] {
  const [busy, run] = useBusy();
  const attempt: Attempt = async (id, failure, work) => {
    try {
      await run(id, work);
      return true;
    } catch (error) {
      void failureToast(failure, reasonOf(error));
      return false;
    }
  };
  return [busy, attempt];
}
