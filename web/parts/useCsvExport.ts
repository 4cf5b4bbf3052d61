import { useEffect, useRef, useState } from 'react';
import { authorizedFetch } from '../session/authorized-fetch.ts';
import { succeeded } from '../session/http.ts';
import { reasonOf } from '../session/request-error.ts';
import { saveBlob } from '../ui/save-file.ts';
import { failureToast } from '../ui/toast.ts';
import { LineCounter } from './line-counter.ts';

/** How many rows of how many have arrived. */
export interface ExportProgress {
  done: number;
  total: number;
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'footbridge.csv';

async function download(path: string, signal: AbortSignal, tell: (progress: ExportProgress) => void): Promise<void> {
  const response = await succeeded(authorizedFetch(path, { signal }));
  const total = Number(response.headers.get('x-total-rows') ?? 0);
  const lines = new LineCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value);
    lines.add(piece.value);
    tell({ done: Math.max(0, lines.count - 1), total }); // the first line is the header
  }
  saveBlob(new Blob(parts, { type: 'text/csv' }), nameOf(response));
}

/** Saves the CSV file a path answers with; the progress is null while nothing is exported. */
export function useCsvExport(path: string, failure: string) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const abort = new AbortController();
    running.current = abort;
    setProgress({ done: 0, total: 0 });
    try {
      await download(path, abort.signal, setProgress);
    } catch (error) {
      if (!abort.signal.aborted) void failureToast(failure, reasonOf(error));
    } finally {
      if (!abort.signal.aborted) setProgress(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { progress, start, cancel };
}
