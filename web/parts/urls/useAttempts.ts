import { reasonOf } from '../../relay/user-refusal.ts';
import { failureToast } from '../../ui/toast.ts';
import { useBusy } from '../../ui/useBusy.ts';

/** Runs an action on a URL and marks its row as busy. Resolves to whether it succeeded; shows why not. */
export type Attempt = (id: string, failure: string, work: () => Promise<void>) => Promise<boolean>;

/** The ids of the busy rows, and the function that runs an action. */
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
