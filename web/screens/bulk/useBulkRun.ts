import { useRef, useState } from 'react';
import { reasonOf } from '../../session/request-error.ts';
import type { RowValues } from './bulk-row.ts';
import { createRows } from './create-rows.ts';
import type { Outcome } from './outcome.ts';
import { uploadCsv } from './upload-csv.ts';

/** The state of a bulk creation. */
export type Stage =
  | { name: 'form'; failure: string | null }
  | { name: 'processing'; jobId: string; total: number }
  | { name: 'results'; outcomes: Outcome[] };

/** 128 random bits; pages without https have no randomUUID. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Runs bulk creations one at a time. The same rows sent again, after an answer that got lost, keep their key. */
export function useBulkRun() {
  const [stage, setStage] = useState<Stage>({ name: 'form', failure: null });
  const last = useRef({ what: '', key: '' });
  const isRunning = useRef(false);

  const run = async (
    rows: readonly RowValues[],
    fallback: string,
    send: (key: string) => Promise<Outcome[]>,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const what = JSON.stringify([fallback, rows]);
    if (last.current.what !== what) last.current = { what, key: newKey() };
    const { key } = last.current;
    setStage({ name: 'processing', jobId: key, total: rows.length });
    try {
      setStage({ name: 'results', outcomes: await send(key) });
    } catch (error) {
      setStage({ name: 'form', failure: reasonOf(error) ?? fallback });
    } finally {
      isRunning.current = false;
    }
  };

  return {
    stage,
    createRows: (rows: readonly RowValues[]) => run(rows, 'Bulk creation failed', (key) => createRows(rows, key)),
    createFromFile: (file: File, rows: readonly RowValues[]) =>
      run(rows, 'CSV upload failed', (key) => uploadCsv(file, rows, key)),
    startOver: () => setStage({ name: 'form', failure: null }),
  };
}
