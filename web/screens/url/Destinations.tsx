import type { ReactNode } from 'react';
import type { useUrlTest_url$key } from '../../__generated__/useUrlTest_url.graphql';
import { formatPercent } from '../../format/numbers.ts';
import { LetterMark } from '../../parts/experiments/LetterMark.tsx';
import { TestBadge } from '../../parts/experiments/TestBadge.tsx';
import { useUrlTest } from '../../parts/experiments/useUrlTest.ts';
import { Fact } from './Fact.tsx';

/** Where the URL leads: to its own destination, or to those of its running A/B test. */
export function Destinations({ url }: { url: useUrlTest_url$key }) {
  const { state, destinations, originalUrl } = useUrlTest(url);
  if (state === 'running') {
    return (
      <>
        <Fact name={<Tested state={state}>Destinations</Tested>} className="col-span-2">
          <ul className="mt-1 grid gap-2">
            {destinations.map(({ letter, name, destination, share }) => (
              <li key={letter} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5">
                <LetterMark letter={letter} />
                <span className="min-w-0 self-center">
                  {name !== letter && <span className="block font-medium wrap-anywhere">{name}</span>}
                  <Address of={destination} />
                </span>
                <span className="self-center text-muted">{formatPercent(share)}</span>
              </li>
            ))}
          </ul>
        </Fact>
        {destinations.every(({ destination }) => destination !== originalUrl) && (
          <Fact name="Own destination, not used while the test runs" className="col-span-2">
            <Address of={originalUrl} />
          </Fact>
        )}
      </>
    );
  }
  const name = state ? <Tested state={state}>Destination</Tested> : 'Destination';
  return (
    <Fact name={name} className="col-span-2">
      <Address of={originalUrl} />
    </Fact>
  );
}

const Tested = ({ state, children }: { state: 'running' | 'paused'; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    {children}
    <TestBadge state={state} />
  </span>
);

/** An address that opens beside the page; its host stands out. */
function Address({ of }: { of: string }) {
  const { host, pathname, search, hash } = new URL(of);
  return (
    <a
      href={of}
      target="_blank"
      rel="noreferrer"
      title={`Open ${of} in a new tab`}
      className="line-clamp-3 break-all hover:underline"
    >
      <span className="font-semibold">{host}</span>
      <span className="text-muted">{pathname === '/' ? '' : pathname}</span>
      <span className="text-muted">{search + hash}</span>
    </a>
  );
}
