import { Prisma } from '../generated/prisma/client.ts';
import { snakeCase } from '../common/snake-case.ts';
import { urlMembers } from './members.ts';

const TYPES = {
  text: 'text',
  choice: 'text',
  flag: 'boolean',
  timestamp: 'timestamptz',
  whole: 'integer',
  record: 'jsonb',
} as const;

/** How a member of many links is sent to PostgreSQL in one statement. */
export interface RowColumn<Name extends keyof typeof urlMembers | 'tagIds'> {
  name: Name;
  column: string;
  /** What is sent, and what makes the column's type of it. */
  type: string;
  cast: string;
}

/** The column of a link's member. */
export function rowColumnOf<Name extends keyof typeof urlMembers>(name: Name): RowColumn<Name> {
  const { kind } = urlMembers[name];
  const type = name[0]!.toUpperCase() + name.slice(1); // as Prisma names the type of a choice
  return { name, column: snakeCase(name), type: TYPES[kind], cast: kind === 'choice' ? `::"${type}"` : '' };
}

/** The numbers of a link's tags: PostgreSQL has no arrays of arrays, so each is sent as a text. */
export const tagIdsColumn: RowColumn<'tagIds'> = { name: 'tagIds', column: 'tag_ids', type: 'text', cast: '::int[]' };

/** The values of a column, one for each row. */
export const arrayOf = ({ type }: Pick<RowColumn<never>, 'type'>, values: readonly unknown[]): Prisma.Sql =>
  Prisma.sql`${values.map((value) => cellOf(value, type))}::${Prisma.raw(type)}[]`;

/** A value as an array of the database has it; a flag that was left out is not set, and a list of records is empty. */
function cellOf(value: unknown, type: string): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && type === TYPES.text) return `{${value.join()}}`;
  if (type === TYPES.record) return JSON.stringify(value ?? []);
  return value ?? (type === TYPES.flag ? false : null);
}
