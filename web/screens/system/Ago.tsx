import { formatDateTime } from '../../format/dates.ts';
import { relativeTime, timeUntil } from '../../format/relative-time.ts';
import { useNow } from '../../ui/useNow.ts';

interface TimeProps {
  at: string;
  words: (iso: string, now: number) => string;
}

/** A moment in words; the moment itself on hover. */
const TimeInWords = ({ at, words }: TimeProps) => (
  <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap">
    {words(at, useNow())}
  </time>
);

/** How long ago a moment was. */
export const Ago = ({ at }: { at: string }) => <TimeInWords at={at} words={relativeTime} />;

/** How soon a moment comes. */
export const Soon = ({ at }: { at: string }) => <TimeInWords at={at} words={timeUntil} />;
