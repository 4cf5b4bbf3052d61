import { Lru } from '../common/lru.ts';

/** Longer headers are cut: nobody prefers that many languages, and a hostile visitor must not cost more than others. */
const MAX_HEADER = 512;
const CACHE_ENTRIES = 2_000;
/** A language range with its quality, as RFC 9110 has it. */
const RANGE = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** A language that a visitor prefers to all others. */
export interface PreferredLanguage {
  /** As it was sent, in lower case. */
  tag: string;
  /** It and the same with its usual script, each in its parts: zh-tw is zh-hant-tw, which zh-hant covers. */
  spellings: readonly (readonly string[])[];
}

const NONE: readonly PreferredLanguage[] = [];
const cached = new Lru<string, readonly PreferredLanguage[]>(CACHE_ENTRIES);

/**
 * The languages that a header Accept-Language prefers to all others: those with its highest quality above zero. None without
 * a header; `*` prefers none, and what cannot be read is left out.
 */
export function preferredLanguages(header: string | undefined): readonly PreferredLanguage[] {
  if (!header) return NONE;
  const text = header.slice(0, MAX_HEADER);
  return cached.getOrMake(text, () => read(text));
}

function read(header: string): readonly PreferredLanguage[] {
  const found = header.split(',').flatMap((part) => {
    const [, tag, quality = '1'] = RANGE.exec(part.trim()) ?? [];
    return tag === undefined ? [] : [{ tag: tag.toLowerCase(), quality: Number(quality) }];
  });
  const highest = Math.max(0, ...found.map(({ quality }) => quality));
  const tags = found.filter(({ quality }) => quality > 0 && quality === highest).map(({ tag }) => tag);
  return [...new Set(tags)].map((tag) => ({ tag, spellings: [tag, withScript(tag)].map((one) => one.split('-')) }));
}

function withScript(tag: string): string {
  try {
    const locale = new Intl.Locale(tag);
    const { language, script } = locale.maximize();
    return [language, script, locale.region].filter(Boolean).join('-').toLowerCase();
  } catch {
    return tag;
  }
}

/** Whether a language range covers a tag, both in parts, by extended filtering (RFC 4647, 3.3.2). */
function covers(range: readonly string[], tag: readonly string[]): boolean {
  if (range[0] !== tag[0]) return false;
  let at = 1;
  for (const part of range.slice(1)) {
    // What stands between may be skipped, but nothing behind a single letter, which begins an extension.
    while (at < tag.length && tag[at] !== part) if (tag[at++]!.length === 1) return false;
    if (at++ >= tag.length) return false;
  }
  return true;
}

/** Whether one of the ranges covers one of the languages. */
export function languageMatcher(ranges: readonly string[]): (languages: readonly PreferredLanguage[]) => boolean {
  const wanted = ranges.map((range) => range.toLowerCase().split('-'));
  const isCovered = (languages: readonly PreferredLanguage[]) =>
    languages.some(({ spellings }) => spellings.some((tag) => wanted.some((range) => covers(range, tag))));
  // Visitors with the same header share their languages.
  const known = new WeakMap<readonly PreferredLanguage[], boolean>();
  return (languages) => {
    let covered = known.get(languages);
    if (covered === undefined) known.set(languages, (covered = isCovered(languages)));
    return covered;
  };
}
