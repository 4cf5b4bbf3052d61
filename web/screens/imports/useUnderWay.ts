import { useEffect, useEffectEvent, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { countOf } from '../../format/numbers.ts';
import { markChanged } from '../../relay/changes.ts';
import { confirmToast, failureToast } from '../../ui/toast.ts';

interface Import {
  number: number;
  state: string;
  created: number;
}

/** How often is asked how far an import is, milliseconds. */
const ASK_MS = 1_000;

/** Whether an import is not finished. */
export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Reads imports again until all are finished, and says so of each that was seen under way. */
export function useUnderWay(imports: readonly Import[], readAgain: () => void): void {
  const environment = useRelayEnvironment();
  const before = useRef<ReadonlySet<number>>(new Set());
  const say = ({ state, created }: Import) => {
    if (state === 'failed') return void failureToast('Nothing was imported');
    markChanged(environment, 'links');
    void confirmToast(`${countOf(created, 'link')} imported`);
  };
  useEffect(() => {
    const [open, ended] = [imports.filter(isUnderWay), imports.filter((one) => !isUnderWay(one))];
    for (const one of ended) if (before.current.has(one.number)) say(one);
    before.current = new Set(open.map(({ number }) => number));
  });
  const isAny = imports.some(isUnderWay);
  const ask = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [isAny]);
}
