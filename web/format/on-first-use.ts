/** Makes something when it is first used: a phone takes milliseconds for each format of dates or numbers. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
