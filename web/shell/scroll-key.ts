import type { Location } from 'react-router-dom';

/**
 * The key of a page's scroll position. Every page that was loaded, not navigated to, has the same router key: with
 * that alone, a page would start at the position of another one.
 */
export const scrollKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key;
