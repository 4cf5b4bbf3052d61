import { useEffect, useEffectEvent } from 'react';

const names = ['urlCreated', 'urlUpdated', 'urlDeleted'] as const;
/** What the page tells itself, and scripts on it, of the owner's URLs. */
export type UrlEventName = (typeof names)[number];

/** Tells the whole page that a URL was made, changed or deleted. */
export function announceUrl(name: UrlEventName, urlId: string): void {
  window.dispatchEvent(new CustomEvent(name, { detail: { urlId } }));
}

/** Changes so close to one another are answered once. */
const TOGETHER_MS = 120;

/** Calls back shortly after URLs changed, whoever changed them. */
export function useUrlEvents(onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, TOGETHER_MS);
    };
    names.forEach((name) => window.addEventListener(name, wait));
    return () => {
      clearTimeout(timer);
      names.forEach((name) => window.removeEventListener(name, wait));
    };
  }, []);
}
