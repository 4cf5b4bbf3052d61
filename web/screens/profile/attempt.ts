import { reasonOf } from '../../relay/user-refusal.ts';
import { confirmToast, failureToast } from '../../ui/toast.ts';

/** Does something and says so, or why not; tells whether it was done. */
export async function attempt(work: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await work;
    await confirmToast(done);
    return true;
  } catch (error) {
    await failureToast('This could not be done', reasonOf(error));
    return false;
  }
}
