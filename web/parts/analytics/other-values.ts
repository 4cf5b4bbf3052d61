/** What the server calls values of a day that had too many new ones. */
const OTHER = '(other)';

/** Why a value stands for many, as a sentence; null for every other value. */
export const whyOther = (label: string | null | undefined): string | null =>
  label === OTHER ? 'New values beyond 2,000 a day are counted together.' : null;
