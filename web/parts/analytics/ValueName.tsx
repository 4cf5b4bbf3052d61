import { Breakable } from '../../ui/Breakable.tsx';
import { Flag } from '../../ui/Flag.tsx';
import type { DimensionKey } from './dimensions.ts';
import { whyOther } from './other-values.ts';
import { ValueIcon } from './ValueIcon.tsx';

interface ValueNameProps {
  label: string;
  /** A city's region, a network's number, an app's package. */
  detail?: string | null;
  countryCode?: string | null;
  /** What the value is one of, for its icon. */
  of?: { dimension: DimensionKey; key: string };
}

/** A value of a dimension, with its flag where it lies in a country, or its icon; two lines of a long name are shown. */
export function ValueName({ label, detail, countryCode, of }: ValueNameProps) {
  const more = detail || whyOther(label);
  return (
    <span className="flex min-w-0 items-center gap-2">
      {countryCode !== undefined && countryCode !== null && <Flag code={countryCode} />}
      {of && <ValueIcon dimension={of.dimension} valueKey={of.key} />}
      <span className="min-w-0" title={more ? `${label}, ${more}` : label}>
        <span className="line-clamp-2 wrap-break-word">
          <Breakable>{label}</Breakable>
        </span>
        {more && <span className="block text-xs wrap-anywhere text-faint">{more}</span>}
      </span>
    </span>
  );
}
