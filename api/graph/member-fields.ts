import type { Members } from '../common/member.ts';

const TYPES = { text: 'String', timestamp: 'DateTime', flag: 'Boolean', whole: 'Int', number: 'Float' } as const;

/** The GraphQL types of members that are one of some words, or records. */
type Choices = Record<string, unknown>;

const typeOf = (members: Members, name: string, choices: Choices) => {
  const { kind, isList } = members[name]!;
  const type = kind === 'choice' || kind === 'record' ? choices[name] : TYPES[kind];
  return isList ? [type] : type;
};

/** What Pothos' `expose` gets for a member: the compiler cannot know which of them it is. */
export interface Exposed {
  type: 'String';
  nullable: true;
  description: string;
}

/** A list that is read with its row costs little, however long it is. */
const OF_ROW = { field: 1, multiplier: 2 };

/** What the field builder's `expose` is told. */
interface Exposing {
  type: unknown;
  nullable: boolean;
  description: string;
  complexity?: typeof OF_ROW;
}

/** Fields that expose stored members under their own names; `make` is the field builder's `expose`. */
export const exposedFields = <Field>(
  members: Members,
  names: readonly string[],
  choices: Choices,
  make: (name: string, options: Exposing) => Field,
): Record<string, Field> =>
  Object.fromEntries(
    names.map((name) => {
      const { isNullable = false, isList = false, words: description } = members[name]!;
      const type = typeOf(members, name, choices);
      return [name, make(name, { type, nullable: isNullable, description, ...(isList && { complexity: OF_ROW }) })];
    }),
  );

/** Fields of an input for members that may be sent; `make` is the field builder's `field`. */
export const inputFields = <Field>(
  members: Members,
  names: readonly string[],
  choices: Choices,
  make: (options: { type: unknown; description: string }) => Field,
): Record<string, Field> =>
  Object.fromEntries(
    names.map((name) => [name, make({ type: typeOf(members, name, choices), description: members[name]!.asked! })]),
  );
