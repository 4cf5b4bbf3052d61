import { Skeleton } from '../../ui/states.tsx';

/** Keeps the places of the panels beside and below the top of an Overview, within the grid of that. */
export const RestSkeleton = () => (
  <>
    <Skeleton className="min-h-96 rounded-xl" />
    <Skeleton className="h-[40rem] rounded-xl lg:col-span-3" />
  </>
);
