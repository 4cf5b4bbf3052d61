import { InfoTip } from '../../ui/InfoTip.tsx';
import { explain, type Metric } from './figure-tips.ts';

/** The info mark beside a name; it explains the name and links to the help page. */
export const MetricTip = ({ metric, name }: { metric: Metric; name: string }) => (
  <InfoTip label={`What is ${name}?`} {...explain(metric)} />
);
