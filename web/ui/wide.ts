/** Pixels of width from which a page shows its first chart without being scrolled. */
const WIDE = 1024;

/** Whether the window is wide enough to show a page's first chart at once. */
export const isWide = () => window.innerWidth >= WIDE;
