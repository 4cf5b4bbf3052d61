import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useBatchCheckQuery } from '../../__generated__/useBatchCheckQuery.graphql';
import { countOf } from '../../format/numbers.ts';
import { reasonOf } from '../../session/request-error.ts';
import { askInParts } from './ask-in-parts.ts';
import { checkedOf, type Checked } from './checked.ts';

/** Items of one request: those whose destinations are requested may take three seconds, all at once. */
const PART = { probed: 10, unprobed: 100 };

const query = graphql`
  query useBatchCheckQuery($items: [String!]!, $probe: Boolean!) {
    batchCheck(items: $items, probe: $probe) {
      ...checked_item
    }
  }
`;

/** A check of many items, as far as it has come. */
export interface BatchRun {
  items: readonly string[];
  isProbing: boolean;
  /** What is known, by item. */
  checked: ReadonlyMap<string, Checked>;
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** Why it failed. */
  failure: string | null;
}

const leftOutOf = (count: number) =>
  `${countOf(count, 'destination')} not checked; the reason is beside each. Continue in a minute.`;

/** Checks items a few at a time, so that results appear as they come; it can be stopped and continued. */
export function useBatchCheck() {
  const environment = useRelayEnvironment();
  const [run, setRun] = useState<BatchRun | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const change = (changes: Partial<BatchRun>) => setRun((now) => now && { ...now, ...changes });

  async function proceed({ items, isProbing, checked }: BatchRun): Promise<void> {
    control.current?.abort();
    const own = (control.current = new AbortController());
    const { signal } = own;
    const left = items.filter((item) => checked.get(item)?.isLeftOut ?? true);
    let leftOut = 0;
    const ask = async (part: string[]) => {
      const data = await fetchQuery<useBatchCheckQuery>(environment, query, {
        items: part,
        probe: isProbing,
      }).toPromise();
      const found = data!.batchCheck.map(checkedOf).map((one): [string, Checked] => [one.item, one]);
      leftOut += found.filter(([, { isLeftOut }]) => isLeftOut).length;
      if (!signal.aborted) setRun((now) => now && { ...now, checked: new Map([...now.checked, ...found]) });
    };
    setRun({ items, isProbing, checked, state: 'running', failure: null });
    try {
      await askInParts(left, isProbing ? PART.probed : PART.unprobed, signal, ask);
      if (!signal.aborted) change(leftOut ? { state: 'failed', failure: leftOutOf(leftOut) } : { state: 'done' });
    } catch (error) {
      if (!signal.aborted) change({ state: 'failed', failure: reasonOf(error) ?? 'The check was interrupted.' });
      own.abort();
    }
  }

  const leave = () => control.current?.abort();
  return {
    run,
    start: (items: readonly string[], isProbing: boolean) =>
      void proceed({ items, isProbing, checked: new Map(), state: 'running', failure: null }),
    proceed: () => run && void proceed(run),
    stop: () => (leave(), change({ state: 'stopped' })),
    forget: () => (leave(), setRun(null)),
  };
}
