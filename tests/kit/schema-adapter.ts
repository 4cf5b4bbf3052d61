// Connects the schema engine to a database over one plain `pg` connection. @prisma/adapter-pg is unsuitable: it refuses the
// catalogue's "char" columns, splits scripts at every semicolon, and opens the real database as the shadow.
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery, type SqlResultSet } from '@prisma/driver-adapter-utils';
import pg from 'pg';

type Parse = (text: string) => unknown;
type Type = (typeof ColumnTypeEnum)[keyof typeof ColumnTypeEnum];

const TEXT_ARRAY = 1009;
const asText: Parse = (text) => text;
const asList = pg.types.getTypeParser(TEXT_ARRAY as never) as (text: string) => string[];
const asNumbers: Parse = (text) => asList(text).map(Number);

/** The types of the catalogue, by PostgreSQL's OIDs; all others are passed as text. */
const types = new Map<number, [type: Type, parse: Parse]>([
  [16, [ColumnTypeEnum.Boolean, (text) => text === 't']],
  [18, [ColumnTypeEnum.Character, asText]],
  [20, [ColumnTypeEnum.Int64, asText]],
  [21, [ColumnTypeEnum.Int32, Number]],
  [23, [ColumnTypeEnum.Int32, Number]],
  [26, [ColumnTypeEnum.Int64, asText]],
  [1002, [ColumnTypeEnum.CharacterArray, asList]],
  [1003, [ColumnTypeEnum.TextArray, asList]],
  [1005, [ColumnTypeEnum.Int32Array, asNumbers]],
  [1007, [ColumnTypeEnum.Int32Array, asNumbers]],
  [TEXT_ARRAY, [ColumnTypeEnum.TextArray, asList]],
  [1016, [ColumnTypeEnum.Int64Array, asList]],
  [1028, [ColumnTypeEnum.Int64Array, asList]],
]);
const otherwise: [Type, Parse] = [ColumnTypeEnum.Text, asText];
const typeOf = (oid: number) => types.get(oid) ?? otherwise;

/** Opens the database of a connection string for the schema engine. */
export async function connectAdapter(url: string): Promise<SqlDriverAdapter> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return adapt(client, () => client.end());
}

/** Creates an empty database beside that of the connection string; disposing of the adapter drops it. */
export async function connectShadow(url: string): Promise<SqlDriverAdapter> {
  const name = `shadow_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const shadow = new URL(url);
  shadow.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: shadow.href });
  await client.connect();
  return adapt(client, async () => {
    await client.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
}

function adapt(client: pg.Client, dispose: () => Promise<void>): SqlDriverAdapter {
  const run = ({ sql, args }: SqlQuery) =>
    client.query<unknown[], unknown[]>({
      text: sql,
      values: args,
      rowMode: 'array',
      types: { getTypeParser: (oid: number) => typeOf(oid)[1] as never },
    });
  const queryable = {
    provider: 'postgres' as const,
    adapterName: 'footbridge-pg',
    queryRaw: async (query: SqlQuery): Promise<SqlResultSet> => {
      const { fields, rows } = await run(query);
      return {
        columnNames: fields.map((field) => field.name),
        columnTypes: fields.map((field) => typeOf(field.dataTypeID)[0]),
        rows,
      };
    },
    executeRaw: async (query: SqlQuery) => (await run(query)).rowCount ?? 0,
  };
  return {
    ...queryable,
    executeScript: async (script) => void (await client.query(script)),
    startTransaction: async () => {
      await client.query('BEGIN');
      const nothing = async () => {}; // the engine itself sends COMMIT and ROLLBACK
      return { ...queryable, options: { usePhantomQuery: false }, commit: nothing, rollback: nothing };
    },
    dispose,
  };
}
