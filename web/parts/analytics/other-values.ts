/** What the server calls values of a day that had too many new ones. */
const OTHER = '(other)';

/** A sentence that explains why a value groups many; null for every other value. */
export const whyOther = (label: string | null | undefined): string | null =>
  label === OTHER ? 'New values beyond 2,000 a day are counted together.' : null;
