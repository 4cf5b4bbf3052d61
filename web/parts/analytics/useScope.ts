import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressWith, scopeOf, type AddressScope } from './scope.ts';

/** Changes the page's scope. */
export type ChangeScope = (next: AddressScope) => void;

export interface ScopeControl {
  scope: AddressScope;
  change: ChangeScope;
  /** The figures of the new scope are on the way; what is shown are the old ones. */
  isLoading: boolean;
}

/**
 * The scope in the page's address and the way to change it: a change shows at once, and the old figures stay until the
 * new ones are there.
 */
export function useScope(): ScopeControl {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isLoading, startTransition] = useTransition();
  const [scope, setScope] = useOptimistic(scopeOf(address));
  const change: ChangeScope = (next) =>
    startTransition(async () => {
      setScope(next);
      await navigate({ search: addressWith(address, next) }, { preventScrollReset: true });
    });
  return { scope, change, isLoading };
}
