import { formatCount } from '../../format/numbers.ts';
import type { Preview } from './send-import.ts';
import { Refusals } from './Refusals.tsx';
import { serviceName } from './words.ts';

/** What an import would do: what comes, what does not, and what is not read. */
export function PreviewFacts({ preview }: { preview: Preview }) {
  const { format, total, created, renamed, skipped, conflicts, refused, refusals, clicks, ignored } = preview;
  const facts: [string, string | null][] = [
    ['From', serviceName(format)],
    ['Links to import', `${formatCount(created)} of ${formatCount(total)}`],
    ['With another code', renamed ? formatCount(renamed) : null],
    ['Left out, as their code is taken', skipped && created ? formatCount(skipped) : null],
    ['Codes in the way', !created && conflicts ? `${formatCount(conflicts)}, which cannot be had here` : null],
    ['Clicks before the import', clicks ? `${formatCount(clicks)}, kept apart from what is measured here` : null],
    ['Ignored', ignored.length ? ignored.join(', ') : null],
  ];
  return (
    <div className="grid gap-4">
      <dl aria-label="What would come" className="grid gap-3 text-sm sm:grid-cols-2">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="text-muted">{name}</dt>
                <dd className="font-medium break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {refused > 0 && <Refusals count={refused} refusals={refusals} />}
    </div>
  );
}
