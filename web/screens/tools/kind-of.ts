const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(text\/html|application\/xhtml)/, 'a web page'],
  [/^image\//, 'an image'],
  [/^video\//, 'a video'],
  [/^audio\//, 'an audio file'],
  [/^application\/pdf/, 'a PDF document'],
  [/^text\/plain/, 'plain text'],
];

/** What a response is, in words, by the type that it names. */
export function kindOf(contentType: string | null | undefined): string {
  if (!contentType) return 'a response that does not say what it is';
  const [type = ''] = contentType.toLowerCase().split(';');
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? `a file (${type.trim()})`;
}
