import { Flag } from '../../ui/Flag.tsx';

interface ValueNameProps {
  label: string;
  /** A city's region, a network's number. */
  detail?: string | null;
  countryCode?: string | null;
}

/** A value of a dimension, with its flag where it lies in a country. */
export const ValueName = ({ label, detail, countryCode }: ValueNameProps) => (
  <span className="flex min-w-0 items-center gap-2">
    {countryCode !== undefined && countryCode !== null && <Flag code={countryCode} />}
    <span className="truncate">{label}</span>
    {detail && <span className="truncate text-xs text-faint">{detail}</span>}
  </span>
);
