/** Whether charts may be animated; people who prefer reduced motion get no animation. */
export const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
