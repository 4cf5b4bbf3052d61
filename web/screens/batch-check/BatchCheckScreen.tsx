import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { BatchForm } from './BatchForm.tsx';
import { BatchResults } from './BatchResults.tsx';
import { useBatchCheck } from './useBatchCheck.ts';

/** /tools/batch-check: the state of many short codes, short URLs and destinations at once. */
export function BatchCheckScreen() {
  const { run, start, proceed, stop, forget } = useBatchCheck();
  return (
    <Page title={titles.batchCheck} intro="See which of many links and destinations work.">
      {run ? (
        <BatchResults run={run} onStop={stop} onProceed={proceed} onNew={forget} />
      ) : (
        <BatchForm onCheck={start} />
      )}
    </Page>
  );
}
