import type { Listed, UrlList } from './url-list.ts';
import type { Place } from './url-cursor.ts';

/** A page of a list of URLs; whatever it takes is read once, on demand. */
export interface ListPage {
  list: UrlList;
  size: number;
  /** Starts at 1; null where a cursor says what the page begins or ends with. */
  number: number | null;
  listed(): Promise<Listed[]>;
  hasNext(): Promise<boolean>;
  hasPrevious(): Promise<boolean>;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

/** A page by its number, which counts from 1; it moves with whatever is added or deleted before it. */
export function numberedPage(list: UrlList, number: number, size: number): ListPage {
  const offset = (number - 1) * size;
  return {
    list,
    size,
    number,
    listed: once(async () => list.read(await list.placesAt(offset, size))),
    hasNext: async () => offset + size < (await list.total()),
    hasPrevious: () => Promise.resolve(number > 1),
  };
}

/** The page that follows a place, or the one before it if `isBackwards`; without a place it begins at that end. */
export function pageFrom(list: UrlList, from: Place | null, isBackwards: boolean, size: number): ListPage {
  const places = once(() => list.placesOf({ from, isBackwards, size: size + 1 })); // one more tells whether more follow
  const hasMore = async () => (await places()).length > size;
  const hasBehind = once(async () => {
    if (!from) return false;
    return (await list.placesOf({ from, isBackwards: !isBackwards, isInclusive: true, size: 1 })).length > 0;
  });
  return {
    list,
    size,
    number: null,
    listed: once(async () => {
      const found = await places();
      return list.read(isBackwards ? found.slice(-size) : found.slice(0, size));
    }),
    hasNext: isBackwards ? hasBehind : hasMore,
    hasPrevious: isBackwards ? hasMore : hasBehind,
  };
}
