import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { UrlTags_url$key } from '../../__generated__/UrlTags_url.graphql';
import { paths } from '../../paths.ts';
import { TagName } from './TagName.tsx';

interface UrlTagsProps {
  url: UrlTags_url$key;
  /** How many are shown; how many more there are is told. */
  most?: number;
}

/** The tags of a link; each leads to the links that have it. Nothing without any. */
export function UrlTags({ most = 20, ...props }: UrlTagsProps) {
  const { tags } = useFragment(
    graphql`
      fragment UrlTags_url on ShortUrl {
        tags {
          id
          name
          ...TagName_tag
        }
      }
    `,
    props.url,
  );
  if (!tags.length) return null;
  const hidden = tags.slice(most);
  return (
    <ul aria-label="Tags" className="flex flex-wrap items-center gap-1">
      {tags.slice(0, most).map((tag) => (
        <li key={tag.id} className="flex min-w-0">
          <Link
            to={`${paths.urls}?${new URLSearchParams({ tags: tag.name })}`}
            className="relative z-1 flex min-w-0 rounded-md hover:underline"
          >
            <TagName tag={tag} />
          </Link>
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.map(({ name }) => name).join(', ')} className="text-xs text-faint">
          <span className="sr-only">{hidden.map(({ name }) => name).join(', ')}</span>
          <span aria-hidden>+{hidden.length}</span>
        </li>
      )}
    </ul>
  );
}
