const LETTERS = 2;

/** The first letters of a name's first two words, in capitals. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, LETTERS)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('');

/** A person's initials in a circle. */
export const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-lg font-semibold text-accent select-none forced-colors:border"
  >
    {initialsOf(name)}
  </span>
);
