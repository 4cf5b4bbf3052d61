import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useEditableUrl_url$key } from '../../__generated__/useEditableUrl_url.graphql';
import { localMinute } from '../../format/local-minute.ts';
import type { EditedValues } from './changes-of.ts';

/** A URL as its form was opened: the store may change while somebody types. */
export function useEditableUrl(key: useEditableUrl_url$key) {
  const url = useFragment(
    graphql`
      fragment useEditableUrl_url on ShortUrl {
        id
        originalUrl
        shortCode
        shortUrl
        title
        description
        expiresAt
        measurementLevel
        measurementMethod
        isActive
        updatedAt
      }
    `,
    key,
  );
  const [opened] = useState(() => ({
    id: url.id,
    shortUrl: url.shortUrl,
    seenAt: url.updatedAt,
    expiresAt: url.expiresAt ?? null,
    before: {
      originalUrl: url.originalUrl,
      shortCode: url.shortCode,
      title: url.title ?? '',
      description: url.description ?? '',
      expiry: url.expiresAt ? localMinute(new Date(url.expiresAt)) : '',
      measurementLevel: url.measurementLevel ?? '',
      measurementMethod: url.measurementMethod ?? '',
      isActive: url.isActive,
    } satisfies EditedValues,
  }));
  return opened;
}
