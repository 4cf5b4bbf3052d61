import { FIRST_PROCESS } from '../clicks/node-journals.ts';
import { config } from '../common/config.ts';
import { watchClicks } from '../doors/http/click-watch.ts';
import { watchSystem } from '../system/sources.ts';
import type { JobWatch } from '../jobs/job-figures.ts';
import type { Node } from './open-node.ts';
import { openServer } from './open-server.ts';

/** Answers the requests of a node in this process. */
export async function serveAlone(parts: AsyncDisposableStack, node: Node, jobs: JobWatch): Promise<void> {
  const { nodeId, folder, ingester, losses } = node;
  const link = {
    ...{ nodeId, folder, process: FIRST_PROCESS },
    announce: (isBusy: boolean) => ingester.announce(isBusy),
    onLost: (clicks: number) => losses.add({ clicks }),
    place: (address: string) => ingester.place(address),
  };
  await openServer(parts, link, (server) => {
    watchClicks({ ...server, ingester, losses, folder: config.dataDir });
    parts.defer(watchSystem({ journal: server.journal, ingester, losses, jobs }));
  });
}
