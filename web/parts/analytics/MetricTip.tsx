import { InfoTip } from '../../ui/InfoTip.tsx';
import { explain, type Metric } from './metrics.ts';

/** The mark beside a name that tells what it means, and leads to where more is told. */
export const MetricTip = ({ metric, name }: { metric: Metric; name: string }) => (
  <InfoTip label={`What is ${name}?`} {...explain(metric)} />
);
