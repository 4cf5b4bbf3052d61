import { useState, type FormEvent } from 'react';
import { reasonOf, UserRefusal } from './user-refusal.ts';

interface Failure {
  /** The field to blame; null for the whole. */
  field: string | null;
  message: string;
}

/** What a form sends and why it was refused; `fallback` is said where nobody gives a reason. */
export function useSubmission(fallback: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (event: FormEvent, save: () => Promise<void>) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await save();
    } catch (error) {
      const field = error instanceof UserRefusal ? error.field : null;
      setFailure({ field: field?.split('.')[0] ?? null, message: reasonOf(error) ?? fallback });
      setBusy(false);
    }
  };
  const errorOf = (field: string) => (failure?.field === field ? failure.message : null);
  return { isBusy, failure, submit, errorOf };
}
