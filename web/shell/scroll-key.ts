import type { Location } from 'react-router-dom';

/**
 * Under what name a place's scroll position is kept. Every page that was loaded, not navigated to, has the same key: with
 * that alone, one would begin where another was left, whatever its address points at.
 */
export const scrollKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key;
