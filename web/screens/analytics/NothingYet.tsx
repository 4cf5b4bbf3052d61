import { Link } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';

/** Shown before the first click: how to get one, and a preview with sample data. */
export function NothingYet(props: { isSample: boolean; onSample: (isSample: boolean) => void }) {
  return (
    <section
      aria-labelledby="nothing-yet"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-4 py-4 shadow-card sm:px-5"
    >
      <div className="min-w-0 grow basis-72">
        <h2 id="nothing-yet" className="text-base font-semibold">
          {props.isSample ? 'This is sample data' : 'No clicks yet'}
        </h2>
        <p className="text-sm text-muted">
          {props.isSample
            ? 'These figures are not yours. They show what the panels look like once people click.'
            : 'Share a link. Its first click appears here within a second.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={props.isSample} onClick={() => props.onSample(!props.isSample)}>
          {props.isSample ? 'Hide the sample data' : 'Preview with sample data'}
        </Button>
        <Link to={paths.createUrl} className={buttonClass('primary')}>
          <Plus aria-hidden />
          Create link
        </Link>
      </div>
    </section>
  );
}
