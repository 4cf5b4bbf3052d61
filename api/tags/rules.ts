import { z } from 'zod';
import { MAX_TAG_NAME_LENGTH, MAX_TAGS, MAX_TAGS_OF_LINK } from '../common/input-limits.ts';
import { keyOfName, nameInput } from '../common/name-input.ts';
import { TagColor } from '../generated/prisma/enums.ts';

/** What separates tags in files and in addresses, and is in no name. */
const SEPARATORS = /[,;|]/;

export const messages = {
  form: 'Tags are a list of names.',
  unnamed: 'Please enter a name.',
  tooLong: `A tag can have at most ${MAX_TAG_NAME_LENGTH} characters.`,
  unusable: 'The tag contains a character that cannot be used.',
  separator: 'A tag cannot contain a comma, a semicolon or |.',
  tooMany: `A link can have at most ${MAX_TAGS_OF_LINK} tags.`,
  full: `An account can have at most ${MAX_TAGS} tags.`,
  taken: 'You already have a tag with this name.',
  color: 'Choose one of the colors of tags.',
} as const;

/** The name of a tag. */
export const TagName = nameInput(messages, MAX_TAG_NAME_LENGTH).refine(
  (name) => !SEPARATORS.test(name),
  messages.separator,
);

/** Files and addresses write tags one after the other. */
const asList = (value: unknown) => {
  if (value === null) return [];
  return typeof value === 'string' ? value.split(SEPARATORS).filter((name) => name.trim()) : value;
};

const onceEach = (names: string[]) => [...new Map(names.toReversed().map((name) => [keyOfName(name), name])).values()];

/** The names of a link's tags, each once; undefined leaves them as they are, null and an empty text take all away. */
export const TagNames = z.preprocess(
  asList,
  z
    .array(TagName, messages.form)
    .max(500, messages.tooMany)
    .transform((names) => onceEach(names).toReversed())
    .refine((names) => names.length <= MAX_TAGS_OF_LINK, messages.tooMany)
    .optional(),
);

const Color = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : (value ?? undefined)),
  z.enum(TagColor, messages.color).optional(),
);

/** The fields of a new tag. */
export const NewTag = z.object({ name: TagName, color: Color });

/** The changeable fields of a tag: omitted means unchanged. */
export const TagChanges = z.object({
  name: z.preprocess((name) => name ?? undefined, TagName.optional()),
  color: Color,
});
