import { Link } from 'lucide-react';
import { API_DOCS, API_GUIDES } from '../../paths.ts';
import { Page } from '../../ui/Page.tsx';
import { metrics, rules, type Explained } from './explained.ts';

/** The terms of the product and their meaning; every info mark links to its term. */
export function HelpScreen() {
  return (
    <Page title="What the figures mean" intro="How everything is counted in the app, in exports and in the API.">
      <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-6 lg:self-start">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm lg:grid">
            {[...metrics, ...rules].map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-0.5 text-muted hover:text-ink hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-3xl gap-6">
          <Group title="Figures" entries={metrics} />
          <Group title="Rules for all figures" entries={rules} />
          <p className="text-sm text-muted">
            Figures over REST are described in the{' '}
            <a href={API_DOCS} className="text-accent underline">
              API documentation
            </a>
            . The{' '}
            <a href={API_GUIDES} className="text-accent underline">
              guides
            </a>{' '}
            show how to use it from your own programs.
          </p>
        </div>
      </div>
    </Page>
  );
}

const Group = ({ title, entries }: { title: string; entries: readonly Explained[] }) => (
  <section aria-label={title}>
    <h2 className="mb-3 text-base font-semibold">{title}</h2>
    <div className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card">
      {entries.map(({ id, name, text }) => (
        <article
          key={id}
          id={id}
          className="group scroll-mt-20 px-4 py-4 first:rounded-t-xl last:rounded-b-xl target:bg-accent-soft sm:px-5"
        >
          <h3 className="flex items-center gap-2 text-sm font-semibold">
            {name}
            <a
              href={`#${id}`}
              aria-label={`Link to ${name}`}
              className="rounded text-faint opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100"
            >
              <Link aria-hidden className="size-3.5" />
            </a>
          </h3>
          <p className="mt-1 text-sm leading-relaxed text-muted">{text}</p>
        </article>
      ))}
    </div>
  </section>
);
