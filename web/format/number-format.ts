import { locale } from './locale.ts';
import { onFirstUse } from './on-first-use.ts';

/** How numbers are separated, by the name of the choice: between thousands, and before decimals. */
const separators: Record<string, { group: string; decimal: string }> = {
  comma: { group: ',', decimal: '.' },
  point: { group: '.', decimal: ',' },
  space: { group: '\u202f', decimal: ',' },
};
const chosen = separators[localStorage.getItem('number_format') ?? ''];

/** A format of numbers with the separators that the reader chose. */
export function numberFormat(options?: Intl.NumberFormatOptions): { format: (value: number) => string } {
  const format = onFirstUse(() => new Intl.NumberFormat(locale, options));
  if (!chosen) return { format: (value) => format().format(value) };
  const partOf = ({ type, value }: Intl.NumberFormatPart) =>
    type === 'group' || type === 'decimal' ? chosen[type] : value;
  return { format: (value) => format().formatToParts(value).map(partOf).join('') };
}
