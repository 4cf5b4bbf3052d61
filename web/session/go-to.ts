let isLeaving = false;

/** Leaves the app for another page, taking the place of this one in the history. */
export function goTo(url: string): void {
  isLeaving = true;
  window.location.replace(url);
}

/** Says that this page is left as soon as the address of the next one is known. */
export const prepareToLeave = () => void (isLeaving = true);

/** Leaves the app, unless it is being left for another page: calls that fail meanwhile must not lead somebody who signs out astray. */
export const goUnlessLeaving = (url: string) => void (isLeaving || goTo(url));
