/** Leaves the app for another page, taking the place of this one in the history. */
export const goTo = (url: string) => window.location.replace(url);
