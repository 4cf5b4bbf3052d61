import { useMemo, useReducer, useState } from 'react';
import { MAX_BULK_URLS, MAX_ROWS_ON_EVERY_PLAN } from '../../input-limits.ts';
import { Restored } from '../../parts/url-form/Restored.tsx';
import { useLeaveQuestion } from '../../parts/url-form/useLeaveQuestion.tsx';
import { useDraft, useKeepDraft } from '../../parts/useDraft.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { CsvTab } from './CsvTab.tsx';
import { ManualTab } from './ManualTab.tsx';
import { Processing } from './Processing.tsx';
import type { CsvPreview } from './read-csv.ts';
import { Results } from './Results.tsx';
import { typedRows, type RowValues } from './bulk-row.ts';
import { rowsOf, rowsReducer } from './rows-reducer.ts';
import { useBulkRun } from './useBulkRun.ts';

type Way = 'manual' | 'csv';

const mostRows = (hasBulk: boolean) => (hasBulk ? MAX_BULK_URLS : MAX_ROWS_ON_EVERY_PLAN);

/** The two ways to enter many URLs, their progress and their results. */
export function BulkContent({ canUpload }: { canUpload: boolean }) {
  const [way, setWay] = useState<Way>('manual');
  const [draft, forgetDraft] = useDraft<RowValues[]>();
  const [state, dispatch] = useReducer(rowsReducer, draft, (rows) => rowsOf(rows ?? undefined, mostRows(canUpload)));
  const [preview, setPreview] = useState<CsvPreview | null>(null);
  const { stage, createRows, createFromFile, startOver } = useBulkRun();
  const place = useFocusOnChange<HTMLDivElement>(stage.name);
  const typed = useMemo(() => typedRows(state.rows), [state.rows]);
  useKeepDraft(stage.name === 'results' ? null : (typed?.map((row) => ({ ...row, password: '' })) ?? null));
  const dialog = useLeaveQuestion(stage.name === 'form' && typed !== null);
  const empty = () => {
    forgetDraft();
    dispatch({ do: 'replace', rows: rowsOf().rows });
  };
  const create = (rows: RowValues[]) => {
    forgetDraft();
    void createRows(rows);
  };
  const createMore = () => {
    empty();
    setPreview(null);
    startOver();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="rounded-xl border border-line bg-surface shadow-card outline-none"
      aria-label="Bulk creation"
      role="group"
    >
      {stage.name === 'processing' && <Processing jobId={stage.jobId} total={stage.total} />}
      {stage.name === 'results' && (
        <Results
          outcomes={stage.outcomes}
          onCreateMore={createMore}
          onRetry={(rows) => {
            dispatch({ do: 'replace', rows });
            setWay('manual');
            startOver();
          }}
        />
      )}
      {stage.name === 'form' && (
        <>
          {stage.failure && (
            <div className="p-4 pb-0 sm:p-5 sm:pb-0">
              <Notice tone="danger">{stage.failure}</Notice>
            </div>
          )}
          {draft && (
            <div className="p-4 pb-0 sm:p-5 sm:pb-0">
              <Restored draft={draft} onDiscard={empty} />
            </div>
          )}
          <Tabs
            label="Ways to create"
            value={way}
            onChange={setWay}
            tabs={[
              {
                value: 'manual',
                label: 'Manual entry',
                content: <ManualTab state={state} dispatch={dispatch} onCreate={create} />,
              },
              {
                value: 'csv',
                label: (
                  <>
                    CSV upload
                    {!canUpload && <Badge tone="warning">Premium</Badge>}
                  </>
                ),
                content: (
                  <CsvTab
                    preview={preview}
                    onPreview={setPreview}
                    onCreate={(file, rows) => void createFromFile(file, rows)}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      {dialog}
    </div>
  );
}
