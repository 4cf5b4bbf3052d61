import { Link } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { BrandMark } from '../../ui/Brand.tsx';
import { buttonClass } from '../../ui/Button.tsx';

const steps = [
  ['Shorten', 'Paste a long address and get one that is easy to share.'],
  ['Share', 'Post it, print it, or save its QR code.'],
  ['Watch', 'Clicks, countries and devices appear here within a second.'],
] as const;

/** What a newcomer sees: there are no URLs, so there is nothing to count yet. */
export function FirstSteps() {
  return (
    <section className="rounded-xl border border-line bg-surface px-6 py-12 text-center shadow-card">
      <BrandMark className="mx-auto size-12" />
      <h2 className="mt-4 text-xl font-semibold tracking-tight">Create your first link</h2>
      <ol className="mx-auto mt-6 grid max-w-3xl gap-6 text-left sm:grid-cols-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent tabular-nums">
              {index + 1}
            </span>
            <span>
              <span className="block text-base font-medium">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <Link to={paths.createUrl} className={buttonClass('primary', 'mt-8')}>
        <Plus aria-hidden />
        Create link
      </Link>
    </section>
  );
}
