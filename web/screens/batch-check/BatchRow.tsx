import { generatePath, Link } from 'react-router-dom';
import { TestBadge } from '../../parts/experiments/TestBadge.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { reachOf, stateOf } from './states.ts';
import type { Checked } from './checked.ts';

/** What became known of one item. */
export function BatchRow({ checked }: { checked: Checked }) {
  const { item, urlId, destinations, note } = checked;
  const reach = reachOf(checked);
  const [name, tone] = stateOf(checked);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 px-3 py-2.5 text-sm">
      <div className="min-w-0 grow basis-60">
        {urlId ? (
          <Link
            to={generatePath(paths.url, { id: urlId })}
            className="font-mono font-medium break-all text-accent hover:underline"
          >
            {item}
          </Link>
        ) : (
          <span className="font-mono font-medium break-all">{item}</span>
        )}
        {destinations.map(
          (destination) =>
            destination !== item && (
              <p key={destination} className="text-xs break-all text-muted">
                {destination}
              </p>
            ),
        )}
        {note && (
          <p className={classes('text-xs', checked.isReachable === false ? 'text-warning' : 'text-muted')}>{note}</p>
        )}
      </div>
      <span className="flex shrink-0 flex-wrap gap-1.5">
        <Badge tone={tone}>{name}</Badge>
        {destinations.length > 1 && <TestBadge state="running" />}
        {reach && <Badge tone={reach[1]}>{reach[0]}</Badge>}
      </span>
    </li>
  );
}
