import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import type { useUrlValidationQuery } from '../../__generated__/useUrlValidationQuery.graphql';
import type { Failure } from '../../relay/useAct.ts';
import { onceReleased } from '../../ui/press.ts';

/** `unchecked` means that the server could not be reached, which does not block the form. */
export type Validity =
  | { state: 'unknown' }
  | { state: 'validating' }
  | { state: 'valid'; warning: string | null; url: string | null }
  | { state: 'invalid'; message: string }
  | { state: 'unchecked'; message: string };

const query = graphql`
  query useUrlValidationQuery($url: String!) {
    validateUrl(url: $url) {
      valid
      url
      error
      warning
      notChecked
    }
  }
`;

const unknown: Validity = { state: 'unknown' };

/**
 * Asks the server whether a destination may be used; `forget` when it is edited, `place` when the form was refused.
 */
export function useUrlValidation() {
  const environment = useRelayEnvironment();
  const [validity, setValidity] = useState<Validity>(unknown);
  const running = useRef<Subscription | null>(null);
  const asked = useRef(0);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const forget = () => {
    asked.current++;
    running.current?.unsubscribe();
    setValidity(unknown);
  };
  const validate = (url: string) => {
    running.current?.unsubscribe();
    setValidity({ state: 'validating' });
    const mine = ++asked.current;
    /** What is said makes the form longer, and leaving the field is often the beginning of a click below it. */
    const say = (validity: Validity) => onceReleased(() => mine === asked.current && setValidity(validity));
    running.current = fetchQuery<useUrlValidationQuery>(environment, query, { url }).subscribe({
      next: ({ validateUrl: { valid, url: stored, error, warning, notChecked } }) =>
        say(
          valid
            ? { state: 'valid', warning: warning ?? notChecked ?? null, url: stored ?? null }
            : { state: 'invalid', message: error || 'Please enter a valid URL.' },
        ),
      error: () =>
        say({ state: 'unchecked', message: 'Failed to check the destination. Please check your connection.' }),
    });
  };
  const place = ({ field, message }: Failure) => {
    if (field !== 'originalUrl') return false;
    setValidity({ state: 'invalid', message });
    return true;
  };
  return { validity, validate, forget, place };
}

export type UrlValidation = ReturnType<typeof useUrlValidation>;
