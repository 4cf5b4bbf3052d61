import { Link } from 'react-router-dom';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

/** Stands in place of a link that was deleted or belongs to somebody else. */
export const MissingUrl = () => (
  <ErrorState
    title="This link doesn't exist or isn't yours"
    action={
      <Link to={paths.urls} className={buttonClass('secondary')}>
        <ArrowLeft aria-hidden />
        All links
      </Link>
    }
  >
    <title>Link not found · Footbridge</title>
    It was deleted, or the address is incorrect.
  </ErrorState>
);

/** The skeleton of the page while it loads. */
export const UrlSkeleton = () => (
  <div role="status" className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 lg:px-8 lg:py-7">
    <title>Link · Footbridge</title>
    <p className="h-12 text-xl font-semibold tracking-tight">Loading the link …</p>
    <div className="grid gap-5 lg:grid-cols-3">
      <Skeleton className="h-72 rounded-xl lg:col-span-2" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
    <Skeleton className="h-11" />
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {['clicks', 'visitors', 'country', 'device'].map((card) => (
        <Skeleton key={card} className="h-28 rounded-xl" />
      ))}
    </div>
  </div>
);
