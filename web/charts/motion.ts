/** Whether charts may move; people who asked their device for calm get none. */
export const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
