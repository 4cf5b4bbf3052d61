import { BYTE_ORDER_MARK, csvLine, type Cell } from '../../common/csv.ts';
import { db, pool } from '../../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { EMBEDDED_ISSUER } from '../../openid/web-client.ts';

/** Rows that are read at a time. */
const PAGE = 1_000;

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The account with all its settings as JSON. */
export async function* accountJson(ownerId: number): AsyncGenerator<string> {
  const { closingAt: _, ...user } = await db.user.findUniqueOrThrow({
    where: { id: ownerId },
    include: {
      preferences: true,
      networkSettings: true,
      apiKeys: { omit: { hash: true } },
      timeZoneChanges: true,
    },
  });
  const identity =
    user.issuer === EMBEDDED_ISSUER
      ? await db.identityAccount.findUnique({
          where: { id: user.subject },
          select: {
            email: true,
            name: true,
            emailVerifiedAt: true,
            pendingEmail: true,
            createdAt: true,
            secondStep: { select: { activatedAt: true } },
            passkeys: { select: { name: true, createdAt: true, lastUsedAt: true }, orderBy: { id: 'asc' } },
          },
        })
      : null;
  yield pretty({ ...user, identity });
}

const links = Object.values(Prisma.ShortUrlScalarFieldEnum);

/** Every link of an owner as CSV, those that can be restored last. */
export async function* linkLines(ownerId: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...links, 'deletedAt']);
  for (let id = 0; ;) {
    const page = await db.shortUrl.findMany({ where: { ownerId, id: { gt: id } }, orderBy: { id: 'asc' }, take: PAGE });
    yield page.map((link) => linkLine(link, null)).join('');
    if (page.length < PAGE) break;
    id = page.at(-1)!.id;
  }
  const deleted = await db.deletedUrl.findMany({ where: { ownerId }, orderBy: { id: 'asc' } });
  yield deleted.map(({ deletedAt, ...link }) => linkLine(link, deletedAt)).join('');
}

type LinkValue = string | number | boolean | Date | Prisma.JsonValue;
type LinkRecord = Record<(typeof links)[number], LinkValue>;

const linkLine = (link: LinkRecord, deletedAt: Date | null): string =>
  csvLine([...links.map((name) => link[name]), deletedAt].map(cellOf));

const cellOf = (value: LinkValue): Cell => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

/** The websites of an owner as JSON, without the hash of their secret keys. */
export async function* websitesJson(ownerId: number): AsyncGenerator<string> {
  const websites = await db.website.findMany({
    where: { ownerId },
    omit: { conversionKeyHash: true },
    orderBy: { id: 'asc' },
  });
  yield pretty(websites);
}

/** The imports of an owner as JSON. */
export async function* importsJson(ownerId: number): AsyncGenerator<string> {
  yield pretty(await db.linkImport.findMany({ where: { ownerId }, orderBy: { id: 'asc' } }));
}

/** The domains of an owner as JSON. */
export async function* domainsJson(ownerId: number): AsyncGenerator<string> {
  yield pretty(await db.domain.findMany({ where: { ownerId }, orderBy: { id: 'asc' } }));
}

/** The pictures of an owner as JSON, without their bytes, which are files of their own. */
export async function* picturesJson(ownerId: number): AsyncGenerator<string> {
  yield pretty(await db.picture.findMany({ where: { ownerId }, omit: { bytes: true }, orderBy: { createdAt: 'asc' } }));
}

/** The webhooks of an owner as JSON, without their secrets. */
export async function* webhooksJson(ownerId: number): AsyncGenerator<string> {
  const webhooks = await db.webhook.findMany({
    where: { ownerId },
    omit: { secret: true, formerSecret: true },
    orderBy: { id: 'asc' },
  });
  yield pretty(webhooks);
}

/** The tags of an owner as JSON. */
export async function* tagsJson(ownerId: number): AsyncGenerator<string> {
  yield pretty(await db.tag.findMany({ where: { ownerId }, omit: { key: true }, orderBy: { id: 'asc' } }));
}

/** The UTM templates of an owner as JSON. */
export async function* utmTemplatesJson(ownerId: number): AsyncGenerator<string> {
  yield pretty(await db.utmTemplate.findMany({ where: { ownerId }, omit: { key: true }, orderBy: { id: 'asc' } }));
}

/** The saved views of an owner as JSON. */
export async function* savedViewsJson(ownerId: number): AsyncGenerator<string> {
  yield pretty(await db.savedView.findMany({ where: { ownerId }, omit: { key: true }, orderBy: { id: 'asc' } }));
}

/** The experiments of an owner as JSON. */
export async function* experimentsJson(ownerId: number): AsyncGenerator<string> {
  const experiments = await db.experiment.findMany({
    where: { ownerId },
    include: { variants: { orderBy: { position: 'asc' } } },
    orderBy: { id: 'asc' },
  });
  yield pretty(experiments);
}

/** What tells the reports of one website apart, in their order. */
const keys = { visit: 'session_hash', conversion: 'reported_id', snippet_measurement: 'session_hash' } as const;

/** What the websites of an owner reported, as JSON with one report per line. */
export async function* reportLines(ownerId: number, table: keyof typeof keys): AsyncGenerator<string> {
  const websites = await db.website.findMany({ where: { ownerId }, select: { id: true }, orderBy: { id: 'asc' } });
  for (const { id } of websites) {
    let after = '';
    for (;;) {
      const { rows } = await pool.query<{ key: string; line: string }>(
        `SELECT ${keys[table]} AS key, to_jsonb(r)::text AS line FROM ${table} r
         WHERE website_id = $1 AND ${keys[table]} > $2 ORDER BY ${keys[table]} LIMIT ${PAGE}`,
        [id, after],
      );
      yield rows.map(({ line }) => `${line}\n`).join('');
      if (rows.length < PAGE) break;
      after = rows.at(-1)!.key;
    }
  }
}
