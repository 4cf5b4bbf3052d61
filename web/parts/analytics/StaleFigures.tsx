import { formatTime } from '../../format/dates.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { asSentence } from '../../format/sentence.ts';
import { analyticsMessage } from './analytics-message.ts';

interface StaleFiguresProps {
  refresh: Refresh;
  updatedAt: string;
  /** Of the account, as that of all times beside it. */
  timeZone: string;
  /** What the figures are of, where it is not the analytics. */
  what?: 'dashboard';
}

/** Says that the figures could not be read again, while the last ones stay. */
export function StaleFigures({ refresh, updatedAt, timeZone, what }: StaleFiguresProps) {
  if (!refresh.error) return null;
  return (
    <Notice tone="danger" action={<Button onClick={refresh.refresh}>Try again</Button>}>
      These figures are from {formatTime(updatedAt, timeZone)} and may be out of date.{' '}
      {asSentence(analyticsMessage(refresh.error, what))}
    </Notice>
  );
}
