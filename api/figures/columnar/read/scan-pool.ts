import type { IndexedBlock } from './block-index.ts';
import type { ScanCounts } from './scan.ts';
import type { ScanQuery } from './scan-query.ts';
import { WorkerHandle } from './worker-handle.ts';
import type { ScanReply, ScanRequest, WorkerSettings } from './worker-messages.ts';
import { entryFile } from '../../../common/product-files.ts';

/** The scan workers, each with its share of the blocks; the coordinator scans a share itself. */
export class ScanPool {
  readonly #workers: WorkerHandle<ScanRequest, ScanReply>[];

  /** Starts them. */
  constructor(settings: WorkerSettings) {
    const file = entryFile('figures/columnar/read/scan-worker.ts');
    this.#workers = Array.from(
      { length: settings.scanWorkers },
      () => new WorkerHandle(file, () => ({ ...settings, scanWorkers: 0 })),
    );
    for (const worker of this.#workers) worker.start();
  }

  /** What the workers counted of their shares. Throws what they throw, BlockReplaced by its name. */
  async scan(query: ScanQuery, blocks: readonly IndexedBlock[]): Promise<ScanCounts[]> {
    if (!query.aggregations.length) return [];
    const scans = this.#workers.map((worker, index) => {
      const share = this.#share(index + 1, blocks);
      return share.length ? worker.ask({ query, blocks: share }) : null;
    });
    return (await Promise.all(scans)).filter((counts) => counts !== null);
  }

  /** What is left for the coordinator. */
  ownShare(blocks: readonly IndexedBlock[]): IndexedBlock[] {
    return this.#share(0, blocks);
  }

  /** Has the workers forget what they have in memory of an owner. */
  forget(ownerId: number): void {
    const running = this.#workers.filter(({ isRunning }) => isRunning); // the others have nothing
    for (const worker of running) void worker.ask({ forget: ownerId }).catch(() => {});
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }

  /** Always the same for a block: the thread that scanned it once has it in memory. */
  #share(index: number, blocks: readonly IndexedBlock[]): IndexedBlock[] {
    const threads = this.#workers.length + 1;
    return blocks.filter(({ firstDay, part }) => (monthNumber(firstDay) + part) % threads === index);
  }
}

/** Months beside each other have numbers beside each other. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
