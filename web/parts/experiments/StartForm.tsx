import { useState } from 'react';
import { Plus } from 'lucide-react';
import { FormEnd } from '../FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { DestinationRow, type Row } from './DestinationRow.tsx';
import { useExperimentMutations } from './useExperimentMutations.ts';

const FEWEST = 2;
const MOST = 4;
const LETTERS = 'ABCD';
const empty = { destination: '', name: '', weight: '1' };

interface StartFormProps {
  urlId: string;
  /** The first destination, unless another is typed. */
  originalUrl: string;
  onStarted: () => void;
  onCancel: () => void;
}

/** Starts an experiment with 2 to 4 weighted destinations. */
export function StartForm({ urlId, originalUrl, onStarted, onCancel }: StartFormProps) {
  const [rows, setRows] = useState<Row[]>([
    { ...empty, key: 0, destination: originalUrl },
    { ...empty, key: 1 },
  ]);
  const { submit, isPending, errorOf, failureBeyond, forget } = useAct(inPlace);
  const { start } = useExperimentMutations();
  const begin = {
    run: async () => {
      const variants = rows.map(({ destination, name, weight }) => ({ destination, name, weight: Number(weight) }));
      await start({ url: urlId, variants });
      onStarted();
    },
    done: 'A/B test started',
    failed: 'Failed to start the test',
  };
  const edit = (at: number, change: Partial<Row>) => {
    forget();
    setRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  };
  const errorIn = (at: number, member: string) => errorOf(`variants.${at}.${member}`);
  const failure = failureBeyond(...rows.map((_, at) => `variants.${at}`));
  const total = rows.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);
  return (
    <form noValidate onSubmit={(event) => submit(event, begin)} className="grid min-w-0 gap-4">
      <p className="max-w-prose text-sm text-muted">
        Each visitor gets the same destination for a whole day. Bots get A and do not count. While the test runs, these
        destinations replace the link’s own, which is locked.
      </p>
      {rows.map((row, at) => (
        <DestinationRow
          key={row.key}
          letter={LETTERS[at]!}
          row={row}
          share={total ? ((Number(row.weight) || 0) / total) * 100 : 0}
          isFirst={at === 1}
          errors={{ destination: errorIn(at, 'destination'), name: errorIn(at, 'name'), weight: errorIn(at, 'weight') }}
          onEdit={(change) => edit(at, change)}
          onRemove={rows.length > FEWEST ? () => setRows(rows.filter((one) => one !== row)) : null}
        />
      ))}
      {rows.length < MOST && (
        <div>
          <Button
            tone="quiet"
            onClick={() => setRows([...rows, { ...empty, key: Math.max(...rows.map(({ key }) => key)) + 1 }])}
          >
            <Plus aria-hidden />
            Add destination
          </Button>
        </div>
      )}
      <FormEnd
        failure={failure}
        isPending={isPending}
        act="Start test"
        isDisabled={rows.some(({ destination, weight }) => !destination.trim() || !weight)}
        onCancel={onCancel}
      />
    </form>
  );
}
