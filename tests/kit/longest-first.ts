// A clean checkout knows no durations and would go by the size of the files: a long one that begins last runs alone.
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = [
  ...['analytics-figures', 'migrations-interrupted', 'migrations', 'urls-search', 'sign-in-queue', 'analytics-facts'],
  ...['job-queues', 'website-statistics', 'dashboard-live', 'turns', 'analytics-tail', 'account-clean'],
  ...['accessibility', 'api-docs', 'data-folder', 'recovery', 'urls', 'npm-start', 'account-command', 'clock'],
  ...['snippet', 'account', 'clicks', 'release', 'links', 'backup', 'server-processes', 'analytics', 'start', 'crash'],
].map((name) => `${name}.test.ts`);

/** Vitest's own order, but within each project the files that take longest come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = (file: TestSpecification) => LONGEST.includes(basename(file.moduleId));
    const projects = Map.groupBy(await super.sort(files), (file) => file.project.name);
    return [...projects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}
