const { compare } = new Intl.Collator('en');

/** What has names, as people sort them. */
export const inOrder = <Named extends { name: string }>(some: readonly Named[]): Named[] =>
  some.toSorted((one, other) => compare(one.name, other.name));
