import { useEffect, useEffectEvent } from 'react';

const NAME = 'shorten';

/** Asks the page's field to take an address, which may be empty; false when the page has no such field. */
export function askToShorten(address: string): boolean {
  return !window.dispatchEvent(new CustomEvent(NAME, { cancelable: true, detail: { address } }));
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
