import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import type { useUrlValidationQuery } from '../../__generated__/useUrlValidationQuery.graphql';

/** `unchecked` means that the server could not be reached, which does not block the form. */
export type Validity =
  | { state: 'unknown' }
  | { state: 'validating' }
  | { state: 'valid'; warning: string | null; url: string | null }
  | { state: 'invalid'; message: string }
  | { state: 'unchecked'; message: string };

const unknown: Validity = { state: 'unknown' };

/**
 * Asks the server whether a destination may be used; `forget` when it is edited, `refuse` when the server refused it.
 */
export function useUrlValidation() {
  const environment = useRelayEnvironment();
  const [validity, setValidity] = useState<Validity>(unknown);
  const running = useRef<Subscription | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const forget = () => {
    running.current?.unsubscribe();
    setValidity(unknown);
  };
  const validate = (url: string) => {
    running.current?.unsubscribe();
    setValidity({ state: 'validating' });
    running.current = fetchQuery<useUrlValidationQuery>(
      environment,
      graphql`
        query useUrlValidationQuery($url: String!) {
          validateUrl(url: $url) {
            valid
            url
            error
            warning
            notChecked
          }
        }
      `,
      { url },
    ).subscribe({
      next: ({ validateUrl: { valid, url: stored, error, warning, notChecked } }) =>
        setValidity(
          valid
            ? { state: 'valid', warning: warning ?? notChecked ?? null, url: stored ?? null }
            : { state: 'invalid', message: error || 'Please enter a valid URL.' },
        ),
      error: () =>
        setValidity({ state: 'unchecked', message: 'Failed to check the destination. Please check your connection.' }),
    });
  };
  const refuse = (message: string) => setValidity({ state: 'invalid', message });
  return { validity, validate, forget, refuse };
}

export type UrlValidation = ReturnType<typeof useUrlValidation>;
