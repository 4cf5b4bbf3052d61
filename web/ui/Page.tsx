import type { ReactNode } from 'react';

/** Sets the document's title as well as the heading of the screen. */
export function Page(props: {
  title: string;
  heading?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 lg:px-8 lg:py-7">
      <title>{`${props.title} · Footbridge`}</title>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight">{props.heading ?? props.title}</h1>
          {props.intro && <p className="text-sm text-muted">{props.intro}</p>}
        </div>
        {props.actions && <div className="flex flex-wrap items-center gap-2">{props.actions}</div>}
      </header>
      {props.children}
    </div>
  );
}
