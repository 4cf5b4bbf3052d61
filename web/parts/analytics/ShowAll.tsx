import { lazy, Suspense, useState } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { nameOf, type DimensionKey } from './dimensions.ts';
import { useScopeContext } from './scope-context.ts';

const ValuesDialog = lazy(async () => ({ default: (await import('./ValuesDialog.tsx')).ValuesDialog }));

/** Opens every value of a dimension, to search and to filter by. */
export function ShowAll({ dimension, count }: { dimension: DimensionKey; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const control = useScopeContext();
  const { label, plural } = nameOf(dimension);
  if (!control || count === 0) return null;
  return (
    <>
      <Button tone="quiet" className="mt-2 self-start !px-2" onClick={() => setOpen(true)}>
        Show all: {formatCount(count)} {count === 1 ? label : plural}
      </Button>
      {isOpen && (
        <Suspense>
          <ValuesDialog control={control} title={plural} dimension={dimension} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
