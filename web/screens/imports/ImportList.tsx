import { graphql, useFragment } from 'react-relay/hooks';
import type { ImportList_viewer$data, ImportList_viewer$key } from '../../__generated__/ImportList_viewer.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useUndoImport } from './useUndoImportMutation.ts';
import { serviceName } from './words.ts';

interface ImportListProps {
  viewer: ImportList_viewer$key;
  onUndone: () => void;
}

type Import = ImportList_viewer$data['imports'][number];

/** The imports of the account; nothing before the first. */
export function ImportList({ viewer, onUndone }: ImportListProps) {
  const { imports } = useFragment(
    graphql`
      fragment ImportList_viewer on Viewer {
        imports {
          number
          format
          created
          createdAt
          undoUntil
          undoneAt
        }
      }
    `,
    viewer,
  );
  const undo = useUndoImport();
  const { act, isBusy } = useAct();
  const [dialog, ask] = useConfirm(() => {});
  if (!imports.length) return null;
  const question = ({ number, created }: Import) =>
    ask({
      tone: 'danger',
      title: 'Undo this import?',
      text: `${countOf(created, 'link')} and what was counted of them since will be deleted.`,
      action: 'Undo import',
      run: () =>
        act({
          run: async () => {
            await undo(number);
            onUndone();
          },
          done: 'Import undone',
          failed: 'Failed to undo the import',
          of: String(number),
        }),
    });
  return (
    <Panel title="Earlier imports">
      <ul className="divide-y divide-line">
        {imports.map((one) => (
          <li key={one.number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
            <span>
              <span className="font-medium">{countOf(one.created, 'link')}</span> from {serviceName(one.format)}
              <span className="block text-muted">
                {one.undoneAt ? `Undone ${formatDateTime(one.undoneAt)}` : formatDateTime(one.createdAt)}
              </span>
            </span>
            {one.undoUntil && (
              <Button busy={isBusy(String(one.number))} onClick={() => question(one)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </Panel>
  );
}
