import { MAX_TAG_NAME_LENGTH, MAX_TAGS_OF_LINK } from '../../input-limits.ts';
import type { KnownTag } from './useKnownTags.ts';

/** What tells tags apart, as the server does: case does not. */
export const keyOfTag = (name: string): string => name.toLowerCase();

/** A name as the server stores it. */
export const tidied = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Names with another one, as the account writes it; none comes twice, and there are never too many. */
export function withName(names: readonly string[], typed: string, known: readonly KnownTag[]): readonly string[] {
  const name = tidied(typed).slice(0, MAX_TAG_NAME_LENGTH);
  const isThere = names.some((one) => keyOfTag(one) === keyOfTag(name));
  if (!name || isThere || names.length >= MAX_TAGS_OF_LINK) return names;
  return [...names, known.find((tag) => keyOfTag(tag.name) === keyOfTag(name))?.name ?? name];
}

/** What can be chosen for a text: tags that have it in their name and are not chosen, those that begin with it first. */
export function offersFor(typed: string, names: readonly string[], known: readonly KnownTag[]) {
  const text = keyOfTag(tidied(typed));
  const chosen = new Set(names.map(keyOfTag));
  const tags = known.filter(({ name }) => keyOfTag(name).includes(text) && !chosen.has(keyOfTag(name)));
  const begins = (tag: KnownTag) => keyOfTag(tag.name).startsWith(text);
  const isNew = text !== '' && !chosen.has(text) && !known.some(({ name }) => keyOfTag(name) === text);
  return { tags: [...tags.filter(begins), ...tags.filter((tag) => !begins(tag))], isNew };
}
