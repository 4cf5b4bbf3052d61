import type { useUrlTest_url$key } from '../../__generated__/useUrlTest_url.graphql';
import { Notice } from '../../ui/Notice.tsx';
import { ShowTest } from '../../parts/experiments/ShowTest.tsx';
import { useUrlTest } from '../../parts/experiments/useUrlTest.ts';

/** Says across the page that the URL is in an A/B test; nothing where it is in none. */
export function TestBanner({ url }: { url: useUrlTest_url$key }) {
  const { state, destinations } = useUrlTest(url);
  if (!state) return null;
  return (
    <Notice tone={state === 'running' ? 'info' : 'warning'} action={<ShowTest />}>
      {state === 'running'
        ? `An A/B test is running: visitors get one of its ${destinations.length} destinations.`
        : 'The A/B test is paused: all visitors get the link’s own destination.'}
    </Notice>
  );
}
