import { useCallback, useState } from 'react';

/** Which rows something is being done to; `run` marks one until its work has settled. */
export function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const run = useCallback(async (id: string, work: () => Promise<void>) => {
    setBusy((before) => new Set(before).add(id));
    try {
      await work();
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== id)));
    }
  }, []);
  return [busy, run] as const;
}
