import { useState, type FormEvent } from 'react';
import { reasonOf, Refusal } from '../session/request-error.ts';
import { confirmToast, failureToast, undoToast } from '../ui/toast.ts';

/** Why something was not done, worded for the person. */
export interface Failure {
  /** Of the server's refusal; null where it was none. */
  code: string | null;
  /** The field to blame, `variants.1.name` for example; null for the whole. */
  field: string | null;
  message: string;
}

/** What is said of something that was done, and what takes it back. */
export type Said = string | { text: string; note?: string | undefined; undo: () => Promise<unknown> };

/** Something that a person wants done. */
export interface Work<T> {
  /** Does it; rejects with why not. */
  run: () => Promise<T>;
  /** What is said then; nothing where the screen shows it. */
  done?: Said | ((result: T) => Said | null);
  /** What is said when it fails, with the reason if there is one. */
  failed: string;
  /** Shows a failure where it belongs, and tells whether it did. */
  place?: (failure: Failure) => boolean;
  /** To which of several things it is done. */
  of?: string;
}

/** Does work, says how it went, and tells whether it was done. */
export type Act = <T>(work: Work<T>) => Promise<boolean>;

/** How outcomes are told. */
export interface Voice {
  done: (said: Said) => void;
  failed: (failed: string, reason: string | null) => void;
}

const toasts: Voice = {
  done: (said) =>
    void (typeof said === 'string' ? confirmToast(said) : undoToast(said.text, said.undo, reasonOf, said.note)),
  failed: (failed, reason) => void failureToast(failed, reason),
};

/** For forms, which show `failure` themselves. */
export const inPlace: Voice = { done: toasts.done, failed: () => {} };

const isOf = (field: string | null, name: string) => field === name || field?.startsWith(`${name}.`);

/**
 * How everything that a person does is run: knows what is under way, keeps the last failure for forms, and tells the
 * outcome, by toasts unless another voice is given.
 */
export function useAct(voice: Voice = toasts) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const act: Act = async ({ run, done, failed, place, of = '' }) => {
    setPending((before) => [...before, of]);
    setFailure(null);
    try {
      const result = await run();
      const said = typeof done === 'function' ? done(result) : done;
      if (said) voice.done(said);
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      const { code = null, field = null } = error instanceof Refusal ? error : {};
      const why = { code, field, message: reason ?? failed };
      if (!place?.(why)) setFailure(why);
      voice.failed(failed, reason);
      return false;
    } finally {
      setPending((before) => before.filter((_, at) => at !== before.indexOf(of)));
    }
  };
  return {
    act,
    /** What a form does when it is sent. */
    submit: <T>(event: FormEvent, work: Work<T>) => {
      event.preventDefault();
      void act(work);
    },
    isPending: pending.length > 0,
    /** Whether something is being done to one of several things. */
    isBusy: (of: string) => pending.includes(of),
    failure,
    /** What is said beside a field. */
    errorOf: (name: string) => (failure && isOf(failure.field, name) ? failure.message : null),
    /** The failure that no field of these shows. */
    failureBeyond: (...names: string[]) => (names.some((name) => isOf(failure?.field ?? null, name)) ? null : failure),
    /** The failure is out of date, as something was edited. */
    forget: () => setFailure(null),
  };
}
