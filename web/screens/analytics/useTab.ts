import { useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOfTab, type Tab } from './tab.ts';

/** Goes to a tab of the page; the other stays until its figures are there. */
export function useTab() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isChanging, startTransition] = useTransition();
  const toTab = (tab: Tab) =>
    startTransition(async () => {
      await navigate({ search: addressOfTab(address, tab) }, { preventScrollReset: true });
    });
  return [isChanging, toTab] as const;
}
