import { useEffect, useEffectEvent } from 'react';

const names = ['urlCreated', 'urlUpdated', 'urlDeleted'] as const;
/** The page's events about the owner's URLs. */
export type UrlEventName = (typeof names)[number];

/** Tells the whole page that a URL was made, changed or deleted. */
export function announceUrl(name: UrlEventName, urlId: string): void {
  window.dispatchEvent(new CustomEvent(name, { detail: { urlId } }));
}

/** Changes so close to one another are answered once. */
const TOGETHER_MS = 120;

/** Calls back shortly after URLs changed, here or elsewhere. */
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

const CLICKED = 'urlsClicked';

/** Tells the whole page that URLs were clicked; null when there are more than can be named. */
export function announceClicks(urlIds: readonly string[] | null): void {
  window.dispatchEvent(new CustomEvent(CLICKED, { detail: { urlIds } }));
}

/** Calls back with the clicked URLs; null means any of them. */
export function useClickEvents(onClicks: (urlIds: readonly string[] | null) => void): void {
  const tell = useEffectEvent(onClicks);
  useEffect(() => {
    const hear = (event: Event) => tell((event as CustomEvent<{ urlIds: readonly string[] | null }>).detail.urlIds);
    window.addEventListener(CLICKED, hear);
    return () => window.removeEventListener(CLICKED, hear);
  }, []);
}
