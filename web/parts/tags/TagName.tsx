import { graphql, useFragment } from 'react-relay/hooks';
import type { TagName_tag$key } from '../../__generated__/TagName_tag.graphql';
import { TagChip } from './TagChip.tsx';

/** A tag in its color. */
export function TagName(props: { tag: TagName_tag$key }) {
  const { name, color } = useFragment(
    graphql`
      fragment TagName_tag on Tag {
        name
        color
      }
    `,
    props.tag,
  );
  return <TagChip tag={{ name, color }} />;
}
