import { useEffect, useState } from 'react';

/** How often the server is asked, and how many responses are kept. */
const EVERY_MS = 5_000;
const KEPT = 60;

/** One question to the server: how long it took to respond in milliseconds, null where it did not. */
export interface Beat {
  at: string;
  tookMs: number | null;
}

/** Asks the server whether it responds, as long as the page is shown; newest first. */
export function useLiveness(): Beat[] {
  const [beats, setBeats] = useState<Beat[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      if (document.hidden) return;
      const tookMs = await timeOf(leaving.signal);
      if (leaving.signal.aborted) return;
      setBeats((known) => [{ at: new Date().toISOString(), tookMs }, ...known].slice(0, KEPT));
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, []);
  return beats;
}

async function timeOf(signal: AbortSignal): Promise<number | null> {
  const began = performance.now();
  try {
    const response = await fetch('/health/live', { signal, cache: 'no-store' });
    return response.ok ? performance.now() - began : null;
  } catch {
    return null;
  }
}
