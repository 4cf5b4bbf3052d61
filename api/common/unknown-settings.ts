/** Names of other programs are short and alike; a slip in a longer one of ours is recognised. */
const SHORTEST = 6;
const LONG = 9;

/** How many letters two words differ by (Levenshtein), or Infinity where it is more than `most`. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      least = Math.min(least, next[j]!);
    }
    if (least > most) return Infinity; // what follows differs no less
    row = next;
  }
  return row[b.length]!;
}

/** A name that is none of `ours` but looks like one, with the one it looks like; null where there is none. */
export function misspelled(given: readonly string[], ours: readonly string[]): { name: string; meant: string } | null {
  const known = new Set(ours);
  for (const name of given.filter((each) => /^[A-Za-z_0-9]+$/.test(each) && !known.has(each))) {
    const upper = name.toUpperCase();
    const meant = ours.find((each) => {
      if (each.length < SHORTEST) return false;
      const most = each.length < LONG ? 1 : 2;
      return distanceOf(upper, each, most) <= most;
    });
    if (meant) return { name, meant };
  }
  return null;
}
