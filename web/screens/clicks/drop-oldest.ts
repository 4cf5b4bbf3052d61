import { commitLocalUpdate, type IEnvironment, type RecordProxy, type Store } from 'relay-runtime';

/** A list that follows new clicks keeps so many when it has grown longer than the second number. */
const KEPT = 300;
const LONGEST = 400;

const timeOf = (edge: RecordProxy) => String(edge.getLinkedRecord('node')?.getValue('at'));

/**
 * Shortens a list of clicks that has become too long to its newest; scrolling fetches the others again. The store then
 * forgets what nothing refers to any more.
 */
export function dropOldest(environment: IEnvironment, connectionId: string): void {
  commitLocalUpdate(environment, (store) => {
    const connection = store.get(connectionId);
    const edges = (connection?.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
    if (!connection || edges.length <= LONGEST) return;
    const kept = edges.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))).slice(0, KEPT);
    connection.setLinkedRecords(kept, 'edges');
    const page = connection.getLinkedRecord('pageInfo');
    page?.setValue(kept.at(-1)?.getValue('cursor'), 'endCursor');
    page?.setValue(true, 'hasNextPage');
    (environment.getStore() as Store).scheduleGC(); // by itself it waits for a screen that is left
  });
}
