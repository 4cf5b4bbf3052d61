import { Flag } from '../../ui/Flag.tsx';

interface ValueNameProps {
  label: string;
  /** A city's region, a network's number. */
  detail?: string | null;
  countryCode?: string | null;
}

/** A value of a dimension, with its flag where it lies in a country; two lines of a long name are shown. */
export const ValueName = ({ label, detail, countryCode }: ValueNameProps) => (
  <span className="flex min-w-0 items-center gap-2">
    {countryCode !== undefined && countryCode !== null && <Flag code={countryCode} />}
    <span className="min-w-0" title={detail ? `${label}, ${detail}` : label}>
      <span className="line-clamp-2 wrap-anywhere">{label}</span>
      {detail && <span className="block text-xs wrap-anywhere text-faint">{detail}</span>}
    </span>
  </span>
);
