import { graphql, useFragment } from 'react-relay/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ListPages_pages$key } from '../../__generated__/ListPages_pages.graphql';
import { formatCount } from '../../format/numbers.ts';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';

interface ListPagesProps {
  pages: ListPages_pages$key;
  onGo: (page: number) => void;
}

/** The numbered pages of a list; nothing when there is one. */
export function ListPages({ onGo, ...props }: ListPagesProps) {
  const { count, first, around, last, previous, next } = useFragment(
    graphql`
      fragment ListPages_pages on NumberedPages {
        count
        first {
          page
          isCurrent
        }
        around {
          page
          isCurrent
        }
        last {
          page
          isCurrent
        }
        previous {
          page
        }
        next {
          page
        }
      }
    `,
    props.pages,
  );
  if (count <= 1) return null;
  const current = around.find((page) => page.isCurrent)?.page;
  return (
    <nav aria-label="Pages" className="flex items-center gap-0.5 sm:gap-1">
      <IconButton label="Previous page" disabled={!previous} onClick={() => previous && onGo(previous.page)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <ul className="flex items-center gap-0.5 sm:gap-1">
        {first && <PageButton page={first} onGo={() => onGo(first.page)} />}
        {first && <Gap />}
        {around.map((page) => (
          <PageButton
            key={page.page}
            page={page}
            isFar={around.length > 3 && current !== undefined && Math.abs(page.page - current) > 1}
            onGo={() => onGo(page.page)}
          />
        ))}
        {last && <Gap />}
        {last && <PageButton page={last} onGo={() => onGo(last.page)} />}
      </ul>
      <IconButton label="Next page" disabled={!next} onClick={() => next && onGo(next.page)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  );
}

interface PageButtonProps {
  page: { page: number; isCurrent: boolean };
  /** Left out where there is little room. */
  isFar?: boolean;
  onGo: () => void;
}

const PageButton = ({ page: { page, isCurrent }, isFar = false, onGo }: PageButtonProps) => (
  <li className={classes(isFar && 'max-sm:hidden')}>
    <button
      type="button"
      aria-label={`Page ${page}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
      className={classes(
        'h-9 min-w-9 rounded-lg px-2 text-sm font-medium tabular-nums transition-colors',
        isCurrent ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      {formatCount(page)}
    </button>
  </li>
);

const Gap = () => (
  <li aria-hidden className="w-4 text-center text-sm text-faint">
    …
  </li>
);
