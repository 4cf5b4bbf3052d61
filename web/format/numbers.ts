const whole = new Intl.NumberFormat();
const short = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A count in the reader's way of writing numbers. */
export const formatCount = (count: number) => whole.format(count);

/** A count for tight places: 1,000 and more in thousands, `1.2k`. */
export const formatShort = (count: number) => (count < 1000 ? whole.format(count) : `${thousands(count / 1000)}k`);

const thousands = (value: number) => (value < 100 ? short.format(value) : whole.format(Math.round(value)));

/** A percentage with one decimal. */
export const formatPercent = (value: number) => percent.format(value);

/** A count with its noun, which takes an s unless there is one of it. */
export const countOf = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
