import { graphql, useFragment } from 'react-relay/hooks';
import type { QualityMap_statistics$key } from '../../../__generated__/QualityMap_statistics.graphql';
import type { Tone } from '../../../charts/WorldMap.tsx';
import { locale } from '../../../format/locale.ts';
import { formatMs } from '../../../format/network.ts';
import { ClicksMap } from '../../../parts/analytics/ClicksMap.tsx';
import { Panel } from '../../../ui/Panel.tsx';

const names = new Intl.DisplayNames(locale, { type: 'region' });
/** Up to which round trips, milliseconds, the score counts as excellent, good and fair. */
const STEPS: readonly [most: number, tone: Tone][] = [
  [20, 'positive'],
  [60, 'chart-1'],
  [200, 'chart-3'],
];
const toneOf = (rttMs: number): Tone => STEPS.find(([most]) => rttMs <= most)?.[1] ?? 'danger';

/** Where visitors are, with the median round trip of each country. */
export function QualityMap(props: { statistics: QualityMap_statistics$key }) {
  const { countries } = useFragment(
    graphql`
      fragment QualityMap_statistics on WebsiteStatistics {
        countries {
          country
          count
          roundTrip {
            p50
          }
          place {
            numericCode
            latitude
            longitude
          }
        }
      }
    `,
    props.statistics,
  );
  const known = countries.flatMap(({ country, count, roundTrip: { p50 }, place }) =>
    typeof p50 === 'number'
      ? [
          {
            name: names.of(country) ?? country,
            numericCode: place.numericCode,
            latitude: place.latitude,
            longitude: place.longitude,
            clicks: count,
            tone: toneOf(p50),
            figure: { name: 'Round trip (median)', value: formatMs(p50) },
          },
        ]
      : [],
  );
  if (!known.length) return null;
  const told = known.slice(0, 10).map(({ name, figure }) => `${name} ${figure.value}`);
  return (
    <Panel title="Map of quality" subtitle="Median round trip by country; larger with more measurements">
      <div className="flex aspect-[21/13] min-h-0 shrink-0 flex-col sm:aspect-[21/10]">
        <ClicksMap label={`Map of median round trips: ${told.join(', ')}`} unit="measurements" countries={known} />
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {legend.map(({ text, dot }) => (
          <li key={text} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-full forced-color-adjust-none ${dot}`} />
            {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const legend = [
  { text: 'up to 20 ms', dot: 'bg-positive' },
  { text: 'up to 60 ms', dot: 'bg-chart-1' },
  { text: 'up to 200 ms', dot: 'bg-chart-3' },
  { text: 'longer', dot: 'bg-danger' },
];
