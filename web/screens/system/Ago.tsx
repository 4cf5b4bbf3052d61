import { formatDateTime } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { useNow } from '../../ui/useNow.ts';

/** How long ago a moment was; the moment itself on hover. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap">
    {relativeTime(at, useNow())}
  </time>
);
