let collator: Intl.Collator | undefined;

/** What has names, as people sort them. */
export const inOrder = <Named extends { name: string }>(some: readonly Named[]): Named[] =>
  some.toSorted((one, other) => (collator ??= new Intl.Collator('en')).compare(one.name, other.name));
