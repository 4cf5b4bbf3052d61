/** Longest path that is passed on, in characters: common servers accept some 8,000 in a request line. */
const MAX_LENGTH = 4_000;
/** A segment that leads upwards, also by codes for dots and slashes, or a `;` after it, as some servers read them. */
const UPWARDS = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\;]|%2f|%5c|%3b|$)/i;

/** What follows the code in the address that was opened, `/code/rest?query`; empty without any. */
export function restOf(target: string): string {
  const at = target.indexOf('/', 1);
  if (at === -1) return '';
  const [path] = target.split('?', 1) as [string];
  return path.slice(at + 1);
}

/** Whether a path stays below the destination's, and is of a length that servers take. */
export const isForwardable = (rest: string): boolean => rest.length <= MAX_LENGTH && !UPWARDS.test(rest);

/** A destination with a path at the end of its own, before its query and fragment. */
export function forwardPath(destination: string, rest: string): string {
  const at = destination.search(/[?#]/);
  const [address, after] = at < 0 ? [destination, ''] : [destination.slice(0, at), destination.slice(at)];
  return `${address.replace(/\/$/, '')}/${rest.replace(/[^\x21-\x7e]|["<>\\^`{|}#]/g, encodeURIComponent)}${after}`;
}
