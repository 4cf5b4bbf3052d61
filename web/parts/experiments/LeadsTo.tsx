import { Destination } from '../../ui/Destination.tsx';
import { TestBadge } from './TestBadge.tsx';

interface LeadsToProps {
  originalUrl: string;
  /** The state of its A/B test that has not ended; nothing without one. */
  test: string | null | undefined;
}

/** Where a URL leads now, in one line of a list: to its own destination, or to those of its running A/B test. */
export const LeadsTo = ({ originalUrl, test }: LeadsToProps) =>
  test ? (
    <span className="flex min-w-0 items-center gap-2">
      <TestBadge state={test} />
      {test === 'running' ? <span className="truncate">Several destinations</span> : <Destination url={originalUrl} />}
    </span>
  ) : (
    <Destination url={originalUrl} />
  );
