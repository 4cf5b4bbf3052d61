import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { countOf } from '../../format/numbers.ts';
import { markChanged } from '../../relay/changes.ts';

interface Import {
  number: number;
  state: string;
  created: number;
  undoneAt: string | null | undefined;
}

/** How often is asked how far an import is, milliseconds. */
const ASK_MS = 1_000;

/** Whether an import is not finished. */
export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Reads imports again until all are finished; what came of the latest that was seen under way, empty before it ends. */
export function useUnderWay(imports: readonly Import[], readAgain: () => void): string {
  const environment = useRelayEnvironment();
  const open = imports.filter(isUnderWay).map(({ number }) => number);
  const [seen, setSeen] = useState<readonly number[]>(open);
  if (open.some((number) => !seen.includes(number))) setSeen([...new Set([...seen, ...open])]);
  const [ended] = imports.filter((one) => seen.includes(one.number) && !isUnderWay(one));
  const ask = useEffectEvent(readAgain);
  const isAny = open.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [isAny]);
  const last = ended?.number;
  useEffect(() => {
    if (last !== undefined) markChanged(environment, 'links');
  }, [environment, last]);
  if (!ended || ended.undoneAt) return '';
  return ended.state === 'failed' ? 'Nothing was imported' : `${countOf(ended.created, 'link')} imported`;
}
