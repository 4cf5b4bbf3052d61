import { reasonOf } from '../relay/user-refusal.ts';
import { confirmToast, failureToast } from '../ui/toast.ts';

/** Does something and says so, or why not, after the words for `failed`; tells whether it was done. */
export async function attempt(work: Promise<void>, done: string, failed = 'This could not be done'): Promise<boolean> {
  try {
    await work;
    await confirmToast(done);
    return true;
  } catch (error) {
    await failureToast(failed, reasonOf(error));
    return false;
  }
}
