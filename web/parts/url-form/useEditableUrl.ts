import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useEditableUrl_url$key } from '../../__generated__/useEditableUrl_url.graphql';
import { localMinute } from '../../format/local-minute.ts';
import { useUrlTest } from '../experiments/useUrlTest.ts';
import type { EditedValues } from './changes-of.ts';
import { useUrlOptions } from './useUrlOptions.ts';

/**
 * A URL as its form was opened: the store may change while somebody types. Only `lock`, why its destination cannot be
 * changed, is as it is now.
 */
export function useEditableUrl(key: useEditableUrl_url$key) {
  const url = useFragment(
    graphql`
      fragment useEditableUrl_url on ShortUrl {
        id
        originalUrl
        shortCode
        shortUrl
        expiresAt
        isActive
        updatedAt
        ...urlOptions_url
        ...useUrlTest_url
      }
    `,
    key,
  );
  const options = useUrlOptions(url);
  const [opened] = useState(() => ({
    id: url.id,
    shortUrl: url.shortUrl,
    seenAt: url.updatedAt,
    expiresAt: url.expiresAt ?? null,
    before: {
      originalUrl: url.originalUrl,
      shortCode: url.shortCode,
      ...options,
      expiry: url.expiresAt ? localMinute(new Date(url.expiresAt)) : '',
      isActive: url.isActive,
    } satisfies EditedValues,
  }));
  const { lock } = useUrlTest(url);
  return { ...opened, lock };
}

type EditableUrl = ReturnType<typeof useEditableUrl>;

/** What a form holds, with the destination as it was opened while that is locked. */
export const heldBy = (typed: EditedValues, { before, lock }: Pick<EditableUrl, 'before' | 'lock'>): EditedValues =>
  lock === null ? typed : { ...typed, originalUrl: before.originalUrl };
