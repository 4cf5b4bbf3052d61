import { Link } from 'react-router-dom';
import { ArrowUpRight } from 'lucide-react';
import { parametersOf, type AddressScope } from '../../parts/analytics/scope.ts';
import { deepDiveOf, deepDiveOrder, deepDivePanels, overviewOf } from '../../parts/panels/analytics-places.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/Panel.tsx';

/** The ways into the Analytics, of this link and this period, with the filters of the page. */
export function AnalyticsLinks({ scope }: { scope: AddressScope }) {
  const places = [
    { name: 'Overview', to: overviewOf(scope) },
    ...deepDiveOrder.map((panel) => ({ name: deepDivePanels[panel], to: deepDiveOf(scope, panel) })),
    { name: 'Click history', to: `${paths.clicks}?${parametersOf(scope)}` },
  ];
  return (
    <Panel title="More in Analytics" subtitle="This link in the same period, with the same filters">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-1">
        {places.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex h-9 items-center justify-between gap-2 rounded-lg px-2 text-sm font-medium text-accent hover:bg-sunken"
            >
              {name}
              <ArrowUpRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
