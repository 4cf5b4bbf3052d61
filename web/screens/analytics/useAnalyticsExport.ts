import { useEffect, useRef, useState } from 'react';
import { restQueryOf, type AddressScope } from '../../parts/analytics/scope.ts';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { succeeded } from '../../session/http.ts';
import { reasonOf } from '../../session/request-error.ts';
import { saveBlob } from '../../ui/save-file.ts';
import { failureToast } from '../../ui/toast.ts';

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'footbridge-analytics.zip';

async function download(path: string, signal: AbortSignal): Promise<void> {
  const response = await succeeded(authorizedFetch(path, { signal }));
  saveBlob(await response.blob(), nameOf(response));
}

/** Saves the figures of a scope as a ZIP of CSV files. */
export function useAnalyticsExport(scope: AddressScope) {
  const [isExporting, setExporting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const abort = new AbortController();
    running.current = abort;
    setExporting(true);
    try {
      await download(`/api/analytics/export?${restQueryOf(scope)}`, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) void failureToast('Failed to export analytics', reasonOf(error));
    } finally {
      if (!abort.signal.aborted) setExporting(false);
    }
  };
  return [isExporting, start] as const;
}
