import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { ChartColumn, CircleArrowUp, Link2, Plus, type LucideIcon } from 'lucide-react';
import type { QuickActions_viewer$key } from '../../__generated__/QuickActions_viewer.graphql';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';

const actions: readonly { label: string; to: string; icon: LucideIcon }[] = [
  { label: 'Create link', to: paths.createUrl, icon: Plus },
  { label: 'View analytics', to: paths.analytics, icon: ChartColumn },
  { label: 'All links', to: paths.urls, icon: Link2 },
];
const upgrade = { label: 'Upgrade plan', to: paths.subscription, icon: CircleArrowUp };

/** The ways on from the dashboard; another plan is one of them where the person can get a higher one. */
export function QuickActions(props: { viewer: QuickActions_viewer$key }) {
  const { canUpgrade } = useFragment(
    graphql`
      fragment QuickActions_viewer on Viewer {
        canUpgrade
      }
    `,
    props.viewer,
  );
  return (
    <section
      aria-labelledby="quick-actions"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-3 shadow-card sm:px-5"
    >
      <h2 id="quick-actions" className="text-base font-semibold">
        Quick actions
      </h2>
      <div className="flex flex-wrap gap-2">
        {[...actions, ...(canUpgrade ? [upgrade] : [])].map((action) => (
          <Link key={action.to} to={action.to} className={buttonClass('secondary')}>
            <action.icon aria-hidden />
            {action.label}
          </Link>
        ))}
      </div>
    </section>
  );
}
