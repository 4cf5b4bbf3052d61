import { z } from 'zod';
import { MAX_SAVED_VIEWS, MAX_VIEW_NAME_LENGTH } from '../common/input-limits.ts';
import { nameInput } from '../common/name-input.ts';
import type { SavedView } from '../generated/prisma/client.ts';
import { UrlQuestion } from '../urls/filter.ts';

export const messages = {
  form: 'The name of a view must be text.',
  unnamed: 'Please enter a name.',
  tooLong: `The name of a view can have at most ${MAX_VIEW_NAME_LENGTH} characters.`,
  unusable: 'The name contains a character that cannot be used.',
  full: `An account can have at most ${MAX_SAVED_VIEWS} saved views.`,
  taken: 'You already have a view with this name.',
} as const;

/** What a view keeps of a query: all that lists in the app can be narrowed to and ordered by. */
const kept = UrlQuestion.pick({
  ...{
    search: true,
    status: true,
    tags: true,
    tagMatch: true,
    minClicks: true,
    domain: true,
    sort: true,
    direction: true,
  },
  ...{ createdAfter: true, createdBefore: true, expiresAfter: true, expiresBefore: true },
}).shape;
type Kept = keyof typeof kept;
const names = Object.keys(kept) as Kept[];

const Name = nameInput(messages, MAX_VIEW_NAME_LENGTH);

/** A new view: its name, and members as lists take them. */
export const NewSavedView = z.object({ name: Name, ...kept });

/** The changeable fields of a view: omitted means unchanged, null means cleared. */
export const SavedViewChanges = z.object({ name: z.preprocess((name) => name ?? undefined, Name.optional()), ...kept });

/** What is stored of the members that were sent: null for those that were cleared. */
export const storedMembers = (input: Partial<z.output<typeof NewSavedView>>): Partial<Pick<SavedView, Kept>> =>
  Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(input, name))
      .map((name) => [name, input[name] ?? (name === 'tags' ? [] : null)]),
  );
