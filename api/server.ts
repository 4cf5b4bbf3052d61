import { JobWatch } from './jobs/job-figures.ts';
import { config } from './common/config.ts';
import { serverProcessCount } from './common/process-count.ts';
import { pool } from './database/db.ts';
import { drain } from './doors/http/draining.ts';
import { watchJobs } from './doors/http/job-watch.ts';
import { offerOperatorAddress } from './identity/operator-address.ts';
import { openNode, type Ending, type Node } from './processes/open-node.ts';
import { Worker } from './worker/worker.ts';

/** Opens the node and answers its requests, in this process or in several; `ending.parts` gets what closes everything. */
export async function serve(ending: Ending): Promise<void> {
  const { parts } = ending;
  const node = await openNode(ending, serverProcessCount());
  const jobs = new JobWatch(pool, node.nodeId);
  const drainOthers = await answerRequests(parts, node, jobs);
  const worker = new Worker(node.folder, node.nodeId); // visitors do not wait for it
  parts.defer(() => worker.stop());
  node.load.onBusy = () => worker.busy();
  watchJobs(jobs, worker);
  parts.defer(() => {
    drainOthers();
    return drain(config.drainMs, ending.hurry);
  });
  const address = await offerOperatorAddress();
  if (address)
    console.log(`Footbridge has no operator yet. Sign up or sign in through this address to become it:\n${address}`);
  console.log(`Footbridge is ready on ${config.publicOrigin}`);
}

/** Only what answers requests loads what it takes: beside several processes, this one stays small. */
async function answerRequests(parts: AsyncDisposableStack, node: Node, jobs: JobWatch): Promise<() => void> {
  const count = serverProcessCount();
  if (count > 1) {
    const { serveTogether } = await import('./processes/together.ts');
    return serveTogether(parts, node, jobs, count);
  }
  const { serveAlone } = await import('./processes/alone.ts');
  await serveAlone(parts, node, jobs);
  return () => {};
}
