import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Watermark } from '../../ui/watermark.ts';
import { DeepDive } from './DeepDive.tsx';
import { Overview } from './Overview.tsx';
import { sampleOf } from './sample.ts';
import type { Tab } from './tab.ts';

/** The panels with sample figures, each marked as sample. */
export function SamplePreview({ tab }: { tab: Tab }) {
  const [{ environment, overview, deepDive }] = useState(sampleOf);
  return (
    <Watermark value="Sample data">
      <RelayEnvironmentProvider environment={environment}>
        {tab === 'deep' ? <DeepDive reference={deepDive} /> : <Overview reference={overview} />}
      </RelayEnvironmentProvider>
    </Watermark>
  );
}
