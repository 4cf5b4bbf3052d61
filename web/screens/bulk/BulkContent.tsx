import { useReducer, useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { CsvTab } from './CsvTab.tsx';
import { ManualTab } from './ManualTab.tsx';
import { Processing } from './Processing.tsx';
import type { CsvPreview } from './read-csv.ts';
import { Results } from './Results.tsx';
import { rowsOf, rowsReducer } from './rows-reducer.ts';
import { useBulkRun } from './useBulkRun.ts';

type Way = 'manual' | 'csv';

/** The two ways to enter many URLs, their progress and their results. */
export function BulkContent({ canUpload }: { canUpload: boolean }) {
  const [way, setWay] = useState<Way>('manual');
  const [state, dispatch] = useReducer(rowsReducer, undefined, () => rowsOf());
  const [preview, setPreview] = useState<CsvPreview | null>(null);
  const { stage, createRows, createFromFile, startOver } = useBulkRun();
  const place = useFocusOnChange<HTMLDivElement>(stage.name);
  const createMore = () => {
    dispatch({ do: 'replace', rows: rowsOf().rows });
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
          <Tabs
            label="Ways to create"
            value={way}
            onChange={setWay}
            tabs={[
              {
                value: 'manual',
                label: 'Manual Entry',
                content: <ManualTab state={state} dispatch={dispatch} onCreate={(rows) => void createRows(rows)} />,
              },
              {
                value: 'csv',
                label: (
                  <>
                    CSV Upload
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
    </div>
  );
}
