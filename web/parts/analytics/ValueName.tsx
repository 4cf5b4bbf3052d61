import { Flag } from '../../ui/Flag.tsx';
import { whyOther } from './other-values.ts';

interface ValueNameProps {
  label: string;
  /** A city's region, a network's number, an app's package. */
  detail?: string | null;
  countryCode?: string | null;
}

/** A value of a dimension, with its flag where it lies in a country; two lines of a long name are shown. */
export function ValueName({ label, detail, countryCode }: ValueNameProps) {
  const more = detail || whyOther(label);
  return (
    <span className="flex min-w-0 items-center gap-2">
      {countryCode !== undefined && countryCode !== null && <Flag code={countryCode} />}
      <span className="min-w-0" title={more ? `${label}, ${more}` : label}>
        <span className="line-clamp-2 wrap-anywhere">{label}</span>
        {more && <span className="block text-xs wrap-anywhere text-faint">{more}</span>}
      </span>
    </span>
  );
}
