import type { ReactNode } from 'react';
import { lookOf } from './tag-colors.ts';
import type { KnownTag } from './useKnownTags.ts';

interface TagChipProps {
  tag: Pick<KnownTag, 'name' | 'color'>;
  /** Stands after the name. */
  children?: ReactNode;
}

/** The name of a tag in its color. */
export const TagChip = ({ tag: { name, color }, children }: TagChipProps) => (
  <span
    style={lookOf(color)}
    className="inline-flex h-5 max-w-40 min-w-0 items-center gap-1 rounded-md px-1.5 text-xs font-medium"
  >
    <span className="truncate" title={name}>
      {name}
    </span>
    {children}
  </span>
);
