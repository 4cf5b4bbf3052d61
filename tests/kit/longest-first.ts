// A clean checkout knows no durations and would go by the size of the files: a long one that begins last runs alone.
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { beginsAfresh } from './afresh-line.ts';

const LONGEST = named(
  ...['analytics-figures', 'traces', 'guides', 'migrations-interrupted', 'urls-search', 'enrich-places', 'imports'],
  ...['request-log', 'sign-in-queue', 'accessibility', 'api-docs', 'data-folder', 'recovery', 'urls', 'npm-start'],
  ...['account-command', 'clock', 'expiry', 'snippet', 'account', 'clicks', 'release', 'links', 'backup'],
  ...['server-processes', 'analytics', 'start', 'crash'],
);
/** These wait for most of their time: beside one another they would leave the processors without work. */
const WAITING = named(
  ...['imports-job', 'website-statistics', 'dashboard-live', 'job-queues', 'measurements-hurried', 'node-claim'],
  ...['analytics-tail', 'tls', 'ping-round-trips', 'turns', 'look-ups', 'analytics-live', 'database-neighbours'],
  ...['click-streams', 'account-clean', 'account-recovery', 'click-stream-event-source', 'urls-live', 'system'],
  'ingester-hung',
);

/** The files of these names. */
function named(...names: string[]): ReadonlySet<string> {
  return new Set(names.map((name) => `${name}.test.ts`));
}

/**
 * Vitest's own order, but within each project those that share their modules come first, as each worker would load them again after
 * one that does not; of both those that take longest, and those that wait in between.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), (file) => file.project.name);
    return [...projects.values()].flatMap((own) => {
      const modules = Map.groupBy(own, ({ moduleId }) => beginsAfresh(moduleId));
      return [false, true].flatMap((isAfresh) => inOrder(modules.get(isAfresh) ?? []));
    });
  }
}

function inOrder(files: TestSpecification[]): TestSpecification[] {
  const kindOf = ({ moduleId }: TestSpecification) =>
    WAITING.has(basename(moduleId)) ? 'waiting' : LONGEST.has(basename(moduleId)) ? 'longest' : 'other';
  const { waiting = [], longest = [], other = [] } = Object.groupBy(files, kindOf);
  const busy = [...longest, ...other];
  const every = Math.ceil(busy.length / (waiting.length + 1));
  return busy.flatMap((file, at) => (at % every === 0 ? [...waiting.splice(0, 1), file] : [file])).concat(waiting);
}
