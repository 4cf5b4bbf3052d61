import { CircleCheck, Hourglass, Scale, TriangleAlert, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { generatePath, Link } from 'react-router-dom';
import type { VerdictText_verdict$key } from '../../__generated__/VerdictText_verdict.graphql';
import { helpOn, paths } from '../../paths.ts';
import { InfoTip } from '../../ui/InfoTip.tsx';

const icons: Record<string, [LucideIcon, string]> = {
  WINNER: [CircleCheck, 'text-positive'],
  NO_DIFFERENCE: [Scale, 'text-muted'],
  UNEVEN_SPLIT: [TriangleAlert, 'text-danger'],
};

/** What an experiment's figures allow to say, why, and what is missing for more. */
export function VerdictText({ urlId, ...props }: { verdict: VerdictText_verdict$key; urlId: string | null }) {
  const { kind, headline, reason, missing } = useFragment(
    graphql`
      fragment VerdictText_verdict on ExperimentVerdict {
        kind
        headline
        reason
        missing
      }
    `,
    props.verdict,
  );
  const [Icon, colour] = icons[kind] ?? [Hourglass, 'text-muted'];
  return (
    <div className="flex min-w-0 gap-3 rounded-lg bg-sunken px-3 py-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0">
        <h3 className="flex items-center gap-1 text-base font-semibold">
          {headline}
          <InfoTip label="How is this decided?" to={helpOn('experiment')}>
            A winner needs an even split and evidence that chance explains in fewer than 5 of 100 tests.
          </InfoTip>
        </h3>
        <p className="max-w-prose text-sm text-muted">{reason}</p>
        {missing.length > 0 && (
          <>
            <p className="mt-2 text-sm font-medium">To measure conversions:</p>
            <ul className="ml-4 list-disc text-sm text-muted">
              {missing.map((step) => (
                <li key={step} className="break-words">
                  {step}
                </li>
              ))}
            </ul>
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <Link to={paths.networking} className="font-medium text-accent underline underline-offset-2">
                Network settings and websites
              </Link>
              {urlId && (
                <Link
                  to={generatePath(paths.editUrl, { id: urlId })}
                  className="font-medium text-accent underline underline-offset-2"
                >
                  Measurement of this link
                </Link>
              )}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
