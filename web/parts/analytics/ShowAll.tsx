import { Suspense, useState } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { nameOf, type DimensionKey } from './dimensions.ts';
import { useScopeContext } from './scope-context.ts';
import { lazily } from '../../ui/lazily.ts';

const ValuesDialog = lazily(async () => (await import('./ValuesDialog.tsx')).ValuesDialog);

interface ShowAllProps {
  dimension: DimensionKey;
  /** How many values there are. */
  count: number;
  /** How many of them are on the page already. */
  shown: number;
}

/** Opens every value of a dimension, where not all are on the page, to search and to filter by. */
export function ShowAll({ dimension, count, shown }: ShowAllProps) {
  const [isOpen, setOpen] = useState(false);
  const control = useScopeContext();
  const { plural } = nameOf(dimension);
  if (!control || count <= shown) return null;
  return (
    <>
      <Button tone="quiet" className="mt-2 self-start !px-2" onClick={() => setOpen(true)}>
        Show all {formatCount(count)} {plural.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}
      </Button>
      {isOpen && (
        <Suspense>
          <ValuesDialog control={control} title={plural} dimension={dimension} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
