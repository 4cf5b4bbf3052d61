import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressWith, scopeOf, type AddressScope } from './scope.ts';

/** Changes the page's scope. */
export type ChangeScope = (next: AddressScope) => void;

export interface ScopeControl {
  scope: AddressScope;
  change: ChangeScope;
  /** The page's parameters after the pending navigation. */
  address: URLSearchParams;
  /** Goes to other parameters of the page, given as the text of its address from `?` on. */
  go: (search: string) => void;
  /** The figures of the new scope are loading; the old ones are shown. */
  isLoading: boolean;
  /** The page is about one URL: it is no filter that can be removed. */
  isUrlFixed?: boolean;
}

/**
 * The scope in the page's address and how to change it. A change shows immediately; the old figures stay until the
 * new ones are loaded. Further changes in the meantime add to it.
 */
export function useScope(): ScopeControl {
  const [shown] = useSearchParams();
  const navigate = useNavigate();
  const [isLoading, startTransition] = useTransition();
  const [address, setAddress] = useOptimistic(shown);
  const scope = scopeOf(address);
  const go = (search: string) =>
    startTransition(async () => {
      setAddress(new URLSearchParams(search));
      await navigate({ search }, { preventScrollReset: true });
    });
  return { scope, change: (next) => go(addressWith(address, next)), address, go, isLoading };
}
