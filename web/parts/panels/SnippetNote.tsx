import { Link } from 'react-router-dom';
import { Gauge } from 'lucide-react';
import { paths } from '../../paths.ts';

/** One quiet line in place of figures that only the website snippet measures, and where that is explained. */
export const SnippetNote = ({ children }: { children: string }) => (
  <p className="flex items-baseline gap-2 text-xs text-muted">
    <Gauge aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-faint" />
    <span>
      {children}{' '}
      <Link to={`${paths.help}#snippet`} className="whitespace-nowrap text-accent underline underline-offset-2">
        What the snippet does
      </Link>
    </span>
  </p>
);
