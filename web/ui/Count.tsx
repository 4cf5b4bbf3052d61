import { exactOf, formatShort } from '../format/numbers.ts';

/** A count where there is little room; hovering shows a long one exactly, and it is always read out so. */
export function Count({ of }: { of: number }) {
  const exact = exactOf(of);
  if (!exact) return formatShort(of);
  return (
    <span title={exact}>
      <span aria-hidden>{formatShort(of)}</span>
      <span className="sr-only">{exact}</span>
    </span>
  );
}
