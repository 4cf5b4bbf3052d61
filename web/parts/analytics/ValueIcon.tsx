import { Suspense } from 'react';
import type { DimensionKey } from './dimensions.ts';
import { lazily } from '../../ui/lazily.ts';

const DimensionIcon = lazily(async () => (await import('./DimensionIcon.tsx')).DimensionIcon);

const WITH_ICONS: readonly DimensionKey[] = ['DEVICE', 'OS', 'BROWSER', 'CHANNEL', 'NETWORK'];

/** The icon of a value, where its dimension has some; its place is kept until they are loaded. */
export const ValueIcon = (props: { dimension: DimensionKey; valueKey: string }) =>
  WITH_ICONS.includes(props.dimension) && (
    <Suspense fallback={<span className="size-4 shrink-0" />}>
      <DimensionIcon {...props} />
    </Suspense>
  );
