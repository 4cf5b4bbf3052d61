import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ImportRow_import$data, ImportRow_import$key } from '../../__generated__/ImportRow_import.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { isUnderWay } from './useUnderWay.ts';
import { useUndoImport } from './useUndoImportMutation.ts';
import { serviceName } from './words.ts';

interface ImportRowProps {
  linkImport: ImportRow_import$key;
  onUndone: () => void;
}

/** One import: how far it is, what came of it, and what undoes it. */
export function ImportRow({ onUndone, ...props }: ImportRowProps) {
  const one = useFragment(
    graphql`
      fragment ImportRow_import on LinkImport {
        number
        format
        state
        done
        total
        created
        renamed
        skipped
        refused
        failure
        createdAt
        undoUntil
        undoneAt
      }
    `,
    props.linkImport,
  );
  const undo = useUndoImport();
  const { act, isPending } = useAct();
  const row = useRef<HTMLLIElement>(null);
  const [dialog, ask] = useConfirm(() => row.current?.focus()); // the button is gone then
  const question = () =>
    ask({
      tone: 'danger',
      title: 'Undo this import?',
      text: `${countOf(one.created, 'link')} and what was counted of them since will be deleted.`,
      action: 'Undo import',
      run: () =>
        act({
          run: async () => {
            await undo(one.number);
            onUndone();
          },
          done: 'Import undone',
          failed: 'Failed to undo the import',
        }),
    });
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      {isUnderWay(one) ? <UnderWay linkImport={one} /> : <Ended linkImport={one} />}
      {one.undoUntil && (
        <Button busy={isPending} onClick={question}>
          Undo
        </Button>
      )}
      {dialog}
    </li>
  );
}

interface ToldProps {
  linkImport: ImportRow_import$data;
}

function UnderWay({ linkImport: { format, done, total } }: ToldProps) {
  return (
    <div className="grid min-w-0 grow gap-2">
      <p>
        <span className="font-medium">Importing {countOf(total, 'row')}</span> from {serviceName(format)}
        <span className="block text-muted">You can leave this page: the import goes on.</span>
      </p>
      <ProgressBar value={(done / total) * 100} label="Rows imported" />
      <p className="text-muted tabular-nums">
        {formatCount(done)} / {formatCount(total)}
      </p>
    </div>
  );
}

function Ended({ linkImport }: ToldProps) {
  const { format, state, failure, created, total, createdAt, undoneAt } = linkImport;
  const isFailed = state === 'failed';
  return (
    <p className="min-w-0">
      <span className="font-medium">{countOf(isFailed ? total : created, 'link')}</span> from {serviceName(format)}
      {isFailed ? <span className="block text-danger">Not imported. {failure}</span> : <Deviations {...linkImport} />}
      <span className="block text-muted">
        {undoneAt ? `Undone ${formatDateTime(undoneAt)}` : formatDateTime(createdAt)}
      </span>
    </p>
  );
}

/** What did not come, or not as it was; nothing where all of it did. */
function Deviations({ renamed, skipped, refused }: Pick<ImportRow_import$data, 'renamed' | 'skipped' | 'refused'>) {
  const said = [
    renamed && `${formatCount(renamed)} with another code`,
    skipped && `${formatCount(skipped)} left out, as the code is taken`,
    refused && `${countOf(refused, 'row')} could not be imported`,
  ].filter(Boolean);
  return said.length > 0 && <span className="block">{said.join(' · ')}</span>;
}
