// A clean checkout knows no durations and would go by the size of the files: a long one that begins last runs alone.
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = [
  ...['analytics-figures', 'migrations-interrupted', 'migrations', 'urls-search', 'sign-in-queue', 'analytics-facts'],
  ...['data-folder', 'recovery', 'accessibility', 'clicks', 'api-docs', 'npm-start', 'release', 'backup'],
].map((name) => `${name}.test.ts`);

/** Vitest's own order, but within each project the files that take longest come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = (file: TestSpecification) => LONGEST.includes(basename(file.moduleId));
    const projects = Map.groupBy(await super.sort(files), (file) => file.project.name);
    return [...projects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}
