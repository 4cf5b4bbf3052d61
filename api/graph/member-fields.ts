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

/** Fields that expose stored members under their own names; `make` is the field builder's `expose`. */
export const exposedFields = <Field>(
  members: Members,
  names: readonly string[],
  choices: Choices,
  make: (name: string, options: { type: unknown; nullable: boolean; description: string }) => Field,
): Record<string, Field> =>
  Object.fromEntries(
    names.map((name) => {
      const { isNullable = false, words } = members[name]!;
      return [name, make(name, { type: typeOf(members, name, choices), nullable: isNullable, description: words })];
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
