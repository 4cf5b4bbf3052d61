import type { z } from 'zod';

/** What kind of value a member of a resource has; `choice` is one of some words, `record` has members of its own. */
export type MemberKind = 'text' | 'timestamp' | 'flag' | 'whole' | 'number' | 'choice' | 'record';

/** A member of a resource, as both doors, files and webhooks tell and take it. */
export interface Member {
  kind: MemberKind;
  /** The words of a choice. */
  choices?: readonly string[];
  /** Its type in GraphQL and what its words mean; without it the type is made elsewhere. */
  choiceType?: { name: string; meanings: string };
  /** What answers say of a record. */
  record?: z.ZodType;
  isNullable?: true;
  /** Where it has any number of such values. */
  isList?: true;
  /** What it says, for readers of either door. */
  words: string;
  /** What may be sent for it, for readers of either door; without it the member is read only. */
  asked?: string;
  /** What is accepted of it wherever it is sent; without it each call has a rule of its own. */
  rule?: z.ZodType;
  /** False where the database does not have it as a column. */
  isStored?: false;
}

export type Members = Record<string, Member>;

const namesOf = <All extends Members>(members: All, fulfils: (member: Member) => boolean) =>
  (Object.keys(members) as (keyof All & string)[]).filter((name) => fulfils(members[name]!));

/** The names of members that the database has as columns. */
export const storedNames = <All extends Members>(members: All) =>
  namesOf(members, ({ isStored }) => isStored !== false);

/** The names of members that may be sent. */
export const askedNames = <All extends Members>(members: All) => namesOf(members, ({ asked }) => asked !== undefined);

/** The names of members that have one rule wherever they are sent. */
export const ruledNames = <All extends Members>(members: All) => namesOf(members, ({ rule }) => rule !== undefined);

type Ruled<All extends Members> = {
  [Name in keyof All as All[Name] extends { rule: z.ZodType } ? Name : never]: All[Name] extends { rule: infer Rule }
    ? Rule
    : never;
};

/** The rules of members that have the same wherever they are sent. */
export const rulesOf = <All extends Members>(members: All) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, { rule }]) => (rule ? [[name, rule]] : [])),
  ) as unknown as Ruled<All>;
