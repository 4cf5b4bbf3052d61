// ClickHouse for the whole run; each worker has a database of its own there.
import type { TestProject } from 'vitest/node';
import { startClickHouse } from './clickhouse.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where ClickHouse answers; undefined in projects without it. */
    clickHouse?: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clickHouse = await startClickHouse();
  project.provide('clickHouse', clickHouse.origin);
  return clickHouse.remove;
}
