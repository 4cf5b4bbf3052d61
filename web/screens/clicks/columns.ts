/** The columns of the list from 1024 px on. */
export const columns = ['Time', 'Link', 'Place', 'Device', 'Source'] as const;

export const grid =
  'lg:grid lg:grid-cols-[9.5rem_minmax(0,1.3fr)_minmax(0,1.2fr)_minmax(0,1.3fr)_minmax(0,0.9fr)] lg:gap-x-4';

/** How high a row is, about, in pixels; each is measured when it is shown. */
export const rowHeight = { table: 45, card: 92 } as const;
