import { useEffect, useEffectEvent } from 'react';

const NAME = 'shorten';
const ANYWHERE = 'shorten-anywhere';

/** Asks the page's field to take an address, which may be empty; false when the page has no such field. */
export function askToShorten(address: string): boolean {
  return !window.dispatchEvent(new CustomEvent(NAME, { cancelable: true, detail: { address } }));
}

/** Shortens an address from wherever it was found: in the page's field, else in a dialog. */
export const shortenAnywhere = (address: string): void => {
  window.dispatchEvent(new CustomEvent(ANYWHERE, { detail: address }));
};

/** Takes the addresses that are not in the page's own field. */
export function onShortenAnywhere(take: (address: string) => void): () => void {
  const hear = (event: Event) => take((event as CustomEvent<string>).detail);
  window.addEventListener(ANYWHERE, hear);
  return () => window.removeEventListener(ANYWHERE, hear);
}

/** Takes the addresses that the page is asked to shorten. */
export function useShortenRequests(onAsk: (address: string) => void): void {
  const take = useEffectEvent(onAsk);
  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault();
      take((event as CustomEvent<{ address: string }>).detail.address);
    };
    window.addEventListener(NAME, hear);
    return () => window.removeEventListener(NAME, hear);
  }, []);
}
