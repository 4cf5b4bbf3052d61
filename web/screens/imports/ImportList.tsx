import { graphql, useFragment } from 'react-relay/hooks';
import type { ImportList_viewer$key } from '../../__generated__/ImportList_viewer.graphql';
import { Panel } from '../../ui/Panel.tsx';
import { ImportRow } from './ImportRow.tsx';
import { useUnderWay } from './useUnderWay.ts';

interface ImportListProps {
  viewer: ImportList_viewer$key;
  /** Reads the imports again. */
  readAgain: () => void;
}

/** The imports of the account, those under way with their progress; nothing before the first. */
export function ImportList({ viewer, readAgain }: ImportListProps) {
  const { imports } = useFragment(
    graphql`
      fragment ImportList_viewer on Viewer {
        imports {
          number
          state
          created
          undoneAt
          ...ImportRow_import
        }
      }
    `,
    viewer,
  );
  const said = useUnderWay(
    imports.map(({ number, state, created, undoneAt }) => ({ number, state, created, undoneAt })),
    readAgain,
  );
  if (!imports.length) return null;
  return (
    <Panel title="Imports">
      <p role="status" className="pb-1 text-sm font-medium empty:hidden">
        {said}
      </p>
      <ul className="divide-y divide-line">
        {imports.map((one) => (
          <ImportRow key={one.number} linkImport={one} onUndone={readAgain} />
        ))}
      </ul>
    </Panel>
  );
}
