// A clean checkout knows no durations and would go by the size of the files: a long one that begins last runs alone.
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { beginsAfresh } from './afresh-line.ts';

const LONGEST = [
  ...['analytics-figures', 'traces', 'website-statistics', 'dashboard-live', 'guides', 'imports-job', 'turns'],
  ...['analytics-tail', 'migrations-interrupted', 'urls-search', 'enrich-places', 'imports', 'request-log'],
  ...['node-claim', 'click-streams', 'job-queues', 'tls', 'measurements-hurried', 'ping-round-trips'],
  ...['account-clean', 'account-recovery', 'sign-in-queue', 'accessibility', 'api-docs', 'data-folder', 'recovery'],
  ...['urls', 'npm-start', 'account-command', 'clock', 'expiry', 'snippet', 'account', 'clicks', 'release', 'links'],
  ...['backup', 'server-processes', 'analytics', 'start', 'crash'],
].map((name) => `${name}.test.ts`);

/**
 * Vitest's own order, but within each project those that share their modules come first, as each worker would load them again after
 * one that does not; and of both those that take longest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      (beginsAfresh(moduleId) ? 2 : 0) + (LONGEST.includes(basename(moduleId)) ? 0 : 1);
    const projects = Map.groupBy(await super.sort(files), (file) => file.project.name);
    return [...projects.values()].flatMap((own) => {
      const places = Map.groupBy(own, placeOf); // to read each file once
      return [0, 1, 2, 3].flatMap((place) => places.get(place) ?? []);
    });
  }
}
