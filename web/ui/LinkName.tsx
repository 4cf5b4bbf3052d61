import type { NamedLink } from '../format/link-name.ts';

/** A link by its code, with its domain before it, which gives way first where room is short. */
export const LinkName = ({ domain, shortCode }: NamedLink) => (
  <span className="flex min-w-0">
    {domain && <span className="min-w-0 shrink-[99] truncate text-muted">{domain}</span>}
    <span className="max-w-full shrink-0 truncate">/{shortCode}</span>
  </span>
);
