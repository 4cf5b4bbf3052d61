import { config } from '../common/config.ts';
import { freeMemory } from '../common/free-memory.ts';
import { askHealthOf } from '../common/health-checks.ts';
import { askMetricsOf } from '../common/metrics-registry.ts';
import { step } from '../common/progress.ts';
import { countRedirects, watchJournals } from '../doors/http/click-watch.ts';
import type { JobWatch } from '../jobs/job-figures.ts';
import { watchSystem } from '../system/sources.ts';
import type { Node } from './open-node.ts';
import { ServerProcesses } from './server-processes.ts';

/** Answers the requests of a node in `count` processes beside this one, which watches over them; resolves to what drains them. */
export async function serveTogether(
  parts: AsyncDisposableStack,
  node: Node,
  jobs: JobWatch,
  count: number,
): Promise<() => void> {
  const { ingester, losses } = node;
  const processes = new ServerProcesses(node, count);
  parts.defer(() => processes.stop());
  const journal = { figures: () => processes.journalFigures() };
  watchJournals({ journal, ingester, losses, folder: config.dataDir });
  countRedirects({ figures: () => processes.redirectFigures() });
  askHealthOf((purpose) => processes.health(purpose));
  askMetricsOf(() => processes.metrics());
  parts.defer(watchSystem({ journal, ingester, losses, jobs }));
  await step(`Starting ${count} server processes`, () => processes.listening());
  freeMemory();
  return () => processes.drain();
}
