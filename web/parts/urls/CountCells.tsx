import { graphql, useFragment } from 'react-relay/hooks';
import type { CountCells_url$key } from '../../__generated__/CountCells_url.graphql';
import { countOf, formatShort } from '../../format/numbers.ts';
import { Cell, type RowColumn } from '../../ui/RowTable.tsx';

interface CountCellsProps {
  url: CountCells_url$key;
  /** Of clicks, and of visitors. */
  columns: readonly [clicks: RowColumn, visitors: RowColumn];
  /** More to say of the visitors. */
  note?: string;
}

/** How often a URL was clicked, and by how many. */
export function CountCells({ columns: [clicks, visitors], note = '', ...props }: CountCellsProps) {
  const { clickCount, visitors: visitorCount } = useFragment(
    graphql`
      fragment CountCells_url on ShortUrl {
        clickCount
        visitors
      }
    `,
    props.url,
  );
  return (
    <>
      <Cell {...clicks}>
        <span title={countOf(clickCount, 'click')} className="font-semibold">
          {formatShort(clickCount)}
        </span>
      </Cell>
      <Cell {...visitors}>
        <span title={countOf(visitorCount, 'daily unique visitor') + note}>{formatShort(visitorCount)}</span>
      </Cell>
    </>
  );
}
