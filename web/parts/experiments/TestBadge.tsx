import { Badge } from '../../ui/Badge.tsx';

/** Says that a URL is in an A/B test, by the test's state. */
export const TestBadge = ({ state }: { state: string }) =>
  state === 'running' ? <Badge tone="accent">In A/B test</Badge> : <Badge tone="neutral">A/B test paused</Badge>;
