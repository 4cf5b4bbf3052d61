import { graphql, useFragment } from 'react-relay/hooks';
import { Check, Minus } from 'lucide-react';
import type { PlanCard_plan$key } from '../../__generated__/PlanCard_plan.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { classes } from '../../ui/classes.ts';
import { useSwitchPlanMutation } from './useSwitchPlanMutation.ts';

interface PlanCardProps {
  plan: PlanCard_plan$key;
  isCurrent: boolean;
  /** False where plans are changed elsewhere. */
  canSwitch: boolean;
  /** How many short URLs the account has. */
  urlCount: number;
}

const UNLIMITED = -1;
const limitOf = (limit: number, one: string) => (limit === UNLIMITED ? `Unlimited ${one}s` : countOf(limit, one));
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One plan with its limits, and the button that switches to it. */
export function PlanCard({ isCurrent, canSwitch, urlCount, ...props }: PlanCardProps) {
  const { tier, limits } = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        tier
        limits {
          maxUrls
          monthlyClickLimit
          maxAnalyticsHistoryDays
          canUseBulkOperations
        }
      }
    `,
    props.plan,
  );
  const name = capitalized(tier);
  const isTooSmall = limits.maxUrls !== UNLIMITED && urlCount > limits.maxUrls;
  const clicks = limits.monthlyClickLimit;
  return (
    <section
      aria-label={name}
      className={classes(
        'flex flex-col gap-4 rounded-xl border bg-surface p-5 shadow-card',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <header className="flex min-h-6 items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{name}</h2>
        {isCurrent && <Badge tone="positive">Your plan</Badge>}
      </header>
      <ul className="grid gap-2 text-sm">
        <Allowed>{limitOf(limits.maxUrls, 'link')}</Allowed>
        <Allowed>{clicks === UNLIMITED ? 'Unlimited clicks' : `${formatCount(clicks)} clicks a month`}</Allowed>
        <Allowed>{`${countOf(limits.maxAnalyticsHistoryDays, 'day')} of statistics`}</Allowed>
        <Allowed isMissing={!limits.canUseBulkOperations}>
          {limits.canUseBulkOperations
            ? 'CSV files and lists of up to 1,000 rows'
            : 'Lists of up to 100 rows, no CSV files'}
        </Allowed>
      </ul>
      {!isCurrent && isTooSmall && (
        <p className="text-xs text-warning">
          You have {countOf(urlCount, 'link')}. They keep working, but you could not create more.
        </p>
      )}
      {!isCurrent && canSwitch && (
        <SwitchButton tier={tier} name={name} consequence={consequenceOf(limits, urlCount)} />
      )}
    </section>
  );
}

interface Limits {
  maxUrls: number;
  maxAnalyticsHistoryDays: number;
}

/** What a plan means for an account with so many links. */
function consequenceOf({ maxUrls, maxAnalyticsHistoryDays }: Limits, urlCount: number): string {
  const days = `You see statistics for the last ${countOf(maxAnalyticsHistoryDays, 'day')}.`;
  const kept = 'Nothing is deleted, and all links keep working.';
  const isFull = maxUrls !== UNLIMITED && urlCount >= maxUrls;
  return isFull ? `You could not create more links. ${days} ${kept}` : `${days} ${kept}`;
}

function Allowed({ isMissing = false, children }: { isMissing?: boolean; children: string }) {
  const Icon = isMissing ? Minus : Check;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={classes('mt-0.5 size-4 shrink-0', isMissing ? 'text-faint' : 'text-positive')} />
      {children}
    </li>
  );
}

interface SwitchButtonProps {
  tier: Parameters<ReturnType<typeof useSwitchPlanMutation>>[0];
  name: string;
  /** What the plan means for what the account has. */
  consequence: string;
}

function SwitchButton({ tier, name, consequence }: SwitchButtonProps) {
  const switchPlan = useSwitchPlanMutation();
  const { act, isPending } = useAct();
  const run = () =>
    act({
      run: () => switchPlan(tier),
      done: `You are on the ${name} plan now.`,
      failed: 'Failed to change the plan',
    });
  const [dialog, confirm] = useConfirm(() => {});
  const ask = () =>
    confirm({
      tone: 'info',
      title: `Switch to ${name}?`,
      text: `It takes effect at once. ${consequence}`,
      action: `Switch to ${name}`,
      run,
    });
  return (
    <>
      <Button busy={isPending} onClick={ask} className="mt-auto">
        {`Switch to ${name}`}
      </Button>
      {dialog}
    </>
  );
}
