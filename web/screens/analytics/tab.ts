export type Tab = 'overview' | 'deep';

/** The tabs; the first one is not named in addresses. */
export const tabs: readonly { value: Tab; label: string; key: string }[] = [
  { value: 'overview', label: 'Overview', key: 'o' },
  { value: 'deep', label: 'Deep dive', key: 'p' },
];

/** The tab an address asks for. */
export const tabOf = (address: URLSearchParams): Tab => (address.get('tab') === 'deep' ? 'deep' : 'overview');

/** The same address on a tab. */
export function addressOfTab(address: URLSearchParams, tab: Tab): string {
  const next = new URLSearchParams(address);
  if (tab === 'deep') next.set('tab', tab);
  else next.delete('tab');
  const text = next.toString();
  return text && `?${text}`;
}
