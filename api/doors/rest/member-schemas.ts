import { z } from 'zod';
import type { Member, Members } from '../../common/member.ts';
import { snakeCase, snakeCased, type SnakeCase } from '../../common/snake-case.ts';
import { flag, number, oneOf, text, timestamp, whole } from './fields.ts';

const schemas = { text, timestamp, flag, whole, number } as const;
type Kinds = typeof schemas & { choice: z.ZodType<string>; record: z.ZodType };

type SchemaOf<One extends Member> = One extends { isNullable: true }
  ? z.ZodNullable<Kinds[One['kind']]>
  : One extends { isList: true }
    ? z.ZodArray<Kinds[One['kind']]>
    : Kinds[One['kind']];

function schemaOf({ kind, choices = [], record = z.unknown() }: Member): z.ZodType {
  if (kind === 'record') return record;
  return kind === 'choice' ? oneOf(choices) : schemas[kind];
}

/** The documented members of answers. */
export const responseMembers = <All extends Members>(members: All) =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const { isNullable, isList, words } = member;
      const one = schemaOf(member);
      const schema = isList ? z.array(one) : one;
      return [snakeCase(name), (isNullable ? schema.nullable() : schema).describe(words)];
    }),
  ) as { [Name in keyof All & string as SnakeCase<Name>]: SchemaOf<All[Name]> };

/** The members of an answer, of a record that has them. */
export const wireValues = <All extends Members, Values extends Record<keyof All, unknown>>(
  members: All,
  values: Values,
) =>
  snakeCased(Object.fromEntries(Object.keys(members).map((name) => [name, values[name]])) as Pick<Values, keyof All>);

/** The words for the members of requests. */
export const requestDocs = (members: Members) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, member]) =>
      member.asked ? [[snakeCase(name), { description: member.asked }]] : [],
    ),
  );
