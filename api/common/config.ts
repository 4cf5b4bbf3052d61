import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { domainSettings, domainsOf } from './domain-settings.ts';
import { misspelled } from './unknown-settings.ts';
import { areDatabaseAddresses, flag, isNameServer, origin, planSettings } from './setting-shapes.ts';
import { httpPortOf, requireSecure, secureOf, secureSettings } from './secure-settings.ts';
import { root } from './product-files.ts';
import { planDefaults, type PlanLimits } from './plan-limits.ts';

/** Long enough for a balancer that asks every second or two. */
const DRAIN_SECONDS = 5;

/** More processes than any machine needs: a slip is told before it takes the machine's memory. */
const MOST_PROCESSES = 256;

/** Texts separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  SHORT_ORIGIN: origin.optional(),
  ...domainSettings,
  WORKERS: z.coerce.number().int().min(1).max(MOST_PROCESSES).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  ...secureSettings,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      areDatabaseAddresses,
      'it must be an address such as postgresql://user:password@host/database; several hosts have commas between them',
    )
    .optional(),
  DATABASE_READ_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'it must be an address such as postgresql://user:password@replica/database',
    })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'it must be an address such as redis://redis.example.com/0' })
    .optional(),
  CLICKHOUSE_URL: list.refine(
    (all) => all.every((address) => /^https?:\/\/[^/]+\/\w+$/.test(address)),
    'it must be an address with a database, such as http://user:password@clickhouse.example.com:8123/footbridge; several have commas between them',
  ),
  CLICKHOUSE_CLUSTER: z.string().regex(/^\w+$/, 'it must be the name of a cluster, such as footbridge').optional(),
  MIGRATE_AT_START: z.enum(['0', '1']).default('1'),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
  TRUSTED_PROXIES: list,
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(2_500),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_REDIRECTS: flag,
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'it must be an address such as http://collector:4318' })
    .optional(),
  SECRET_KEY_FILE: z.string().optional(),
  SECRET_KEY_FORMER_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_AUDIENCE: z.string().optional(),
  EMBEDDED_IDENTITY: flag,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'it must be an address such as smtps://user:password@mail.example.com' })
    .optional(),
  SMTP_FROM: z.string().optional(),
  SIGN_UP: z.enum(['open', 'invite', 'closed']).default('open'),
  JOURNAL_MAX_MB: z.coerce.number().min(1).default(1024),
  JOURNAL_KEEP_SECONDS: z.coerce.number().min(0).max(86_400).default(0),
  JOURNAL_SYNC_MS: z.coerce.number().int().min(0).max(10_000).default(100),
  LINK_CACHE_SECONDS: z.coerce.number().min(1).max(3600).default(60),
  LINK_STALE_SECONDS: z.coerce.number().min(1).default(14_400),
  LINK_CACHE_ENTRIES: z.coerce.number().int().min(100).default(100_000),
  ANALYTICS_MEMORY_MB: z.coerce.number().min(16).default(256),
  RETENTION_DAYS: z.coerce.number().int().min(31).default(760),
  CITY_DB_IPV4: z.string().optional(),
  CITY_DB_IPV6: z.string().optional(),
  OPERATOR_EMAILS: list,
  DEFAULT_PLAN: z.enum(['free', 'premium', 'enterprise']).default('enterprise'),
  BLOCKED_HOSTS_FILE: z.string().optional(),
  PLAN_CHANGES: z.enum(['owner', 'operator']).optional(),
  WEBHOOK_HOSTS: list,
  DNS_SERVERS: list.refine((all) => all.every(isNameServer), 'it must list addresses such as 10.0.0.2, 10.0.0.3:5353'),
  BILLING_PORTAL_URL: z
    .url({ protocol: /^https?$/, error: 'it must be an address such as https://billing.example.com' })
    .optional(),
  ...planSettings('FREE', planDefaults.free),
  ...planSettings('PREMIUM', planDefaults.premium),
  ...planSettings('ENTERPRISE', planDefaults.enterprise),
});

/** Every setting's name; .env.example documents each. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

type Settings = z.infer<typeof Settings>;

export { ConfigError };

/** Reads and validates every setting; throws ConfigError naming the first that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const settings = parseSettings(env);
  const secure = secureOf(settings);
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `${secure.isSecure ? 'https' : 'http'}://localhost:${settings.PORT}`;
  const shortOrigin = settings.SHORT_ORIGIN ?? publicOrigin;
  requireIdentity(settings, publicOrigin);
  if (secure.isSecure) requireSecure({ PUBLIC_ORIGIN: publicOrigin, SHORT_ORIGIN: shortOrigin });
  return {
    root,
    isDevelopment: settings.NODE_ENV === 'development',
    ...listeningOf(settings, publicOrigin),
    /** How many processes answer requests; undefined where the machine decides. */
    serverProcesses: settings.WORKERS,
    ...{ publicOrigin, shortOrigin },
    ...domainsOf(settings, publicOrigin, shortOrigin),
    ...secure,
    dataDir: resolve(root, settings.DATA_DIR),
    ...sharedOf(settings),
    /** The environment as it was given, for processes this one starts. */
    childEnvironment: env,
    trustedProxies: settings.TRUSTED_PROXIES,
    /** The most connections of one address at once, trusted proxies apart; 0 without a bound. */
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    logLevel: settings.LOG_LEVEL,
    logRedirects: settings.LOG_REDIRECTS,
    /** Where traces are sent to; undefined for nowhere. */
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: settings.METRICS_TOKEN,
    oidc: oidcOf(settings),
    ...{ smtp: smtpOf(settings), secretKey: secretKeyOf(settings) },
    /** Who may make an account of the embedded provider. */
    signUp: settings.SIGN_UP,
    ...keptOf(settings),
    analyticsMemoryBytes: settings.ANALYTICS_MEMORY_MB * 1024 * 1024,
    retentionDays: settings.RETENTION_DAYS,
    cityDatabases: { v4: settings.CITY_DB_IPV4, v6: settings.CITY_DB_IPV6 },
    /** The file with the hosts to which links are refused; undefined for none. */
    blockedHostsFile: settings.BLOCKED_HOSTS_FILE && resolve(root, settings.BLOCKED_HOSTS_FILE),
    /** Who runs this installation, beside the accounts with the role. */
    operatorEmails: settings.OPERATOR_EMAILS,
    ...plansOf(settings),
    /** Hosts inside the network that webhooks may call as well, by http, too. */
    webhookHosts: settings.WEBHOOK_HOSTS.map((host) => host.toLowerCase()),
    /** Name servers for the names that people give; the system's when there are none. */
    dnsServers: settings.DNS_SERVERS,
  };
}

/** What nodes share. */
const sharedOf = (settings: Settings) => ({
  /** Undefined where the embedded server is used; api/database/address.ts knows its address. */
  databaseUrl: settings.DATABASE_URL,
  /** The replica on which figures are read; undefined for none. */
  databaseReadUrl: settings.DATABASE_READ_URL,
  databasePool: settings.DATABASE_POOL,
  databaseStatementMs: settings.DATABASE_STATEMENT_SECONDS * 1000, // 0 without a bound
  /** Whether a start migrates the database; otherwise `npm run migrate` does. */
  migratesAtStart: settings.MIGRATE_AT_START === '1',
  /** Where limits are counted together; undefined for in the database. */
  redisUrl: settings.REDIS_URL,
  /** Where clicks are kept, each owner's on one of them; none for in PostgreSQL. */
  clickHouse: { shards: settings.CLICKHOUSE_URL, cluster: settings.CLICKHOUSE_CLUSTER },
});

/** What a node keeps for itself, and for how long. */
const keptOf = (settings: Settings) => ({
  journal: {
    maxBytes: settings.JOURNAL_MAX_MB * 1024 * 1024,
    keepMs: settings.JOURNAL_KEEP_SECONDS * 1000,
    syncMs: settings.JOURNAL_SYNC_MS,
  },
  linkCache: {
    ttlMs: settings.LINK_CACHE_SECONDS * 1000,
    staleMs: settings.LINK_STALE_SECONDS * 1000,
    entries: settings.LINK_CACHE_ENTRIES,
  },
});

function parseSettings(env: NodeJS.ProcessEnv): Settings {
  // An empty variable counts as unset: that is how it is taken out of a .env file or a container's settings.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const slip = misspelled(Object.keys(given), settingNames);
  if (slip) throw new ConfigError(`There is no setting ${slip.name}; did you mean ${slip.meant}?`);
  const parsed = Settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
}

function requireIdentity(settings: Settings, publicOrigin: string): void {
  if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_ID) {
    throw new ConfigError('The setting OIDC_ISSUER needs OIDC_CLIENT_ID beside it.');
  }
  if (settings.OIDC_ISSUER || settings.EMBEDDED_IDENTITY) return;
  const exposed = !isLoopback(new URL(publicOrigin).hostname)
    ? 'A public installation'
    : !isLoopback(settings.HOST) && `A server that listens on ${settings.HOST}`;
  if (!exposed) return;
  throw new ConfigError(
    `${exposed} needs OIDC_ISSUER, or EMBEDDED_IDENTITY=1 to accept the embedded sign-up and sign-in.`,
  );
}

function listeningOf(settings: Settings, publicOrigin: string) {
  const isOpen = !isLoopback(new URL(publicOrigin).hostname);
  return {
    host: settings.HOST,
    port: settings.PORT,
    /** Where a server with a certificate leads plain HTTP to HTTPS; null for nowhere. */
    httpPort: httpPortOf(settings),
    /** How long the readiness says no before connections are closed. */
    drainMs: (settings.DRAIN_SECONDS ?? (isOpen ? DRAIN_SECONDS : 0)) * 1000,
  };
}

/** The files with the keys that encrypt the secrets in the database, now and before; null for none. */
const secretKeyOf = ({ SECRET_KEY_FILE: file, SECRET_KEY_FORMER_FILE: former }: Settings) => ({
  file: file ? resolve(root, file) : null,
  formerFile: former ? resolve(root, former) : null,
});

/** The mail server and the sender of emails; null where none are sent. */
function smtpOf({ SMTP_URL: url, SMTP_FROM: from }: Settings) {
  if (!url) return null;
  if (!from) throw new ConfigError('The setting SMTP_URL needs SMTP_FROM beside it.');
  return { url, from };
}

/** Whether a name of this machine is one that only this machine can reach it by. */
const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

function oidcOf(settings: Settings) {
  if (!settings.OIDC_ISSUER) return null;
  return {
    issuer: settings.OIDC_ISSUER.replace(/\/$/, ''),
    clientId: settings.OIDC_CLIENT_ID!,
    clientSecret: settings.OIDC_CLIENT_SECRET,
    audience: settings.OIDC_AUDIENCE,
  };
}

const plansOf = (settings: Settings) => ({
  plans: {
    free: planOf(settings, 'FREE'),
    premium: planOf(settings, 'PREMIUM'),
    enterprise: planOf(settings, 'ENTERPRISE'),
  },
  /** The plan of new accounts: whoever hosts for themselves meets no limit. */
  defaultPlan: settings.DEFAULT_PLAN,
  /** Who puts an account on another plan: its owner, unless plans limit new accounts. */
  planChanges: settings.PLAN_CHANGES ?? (settings.DEFAULT_PLAN === 'enterprise' ? 'owner' : 'operator'),
  /** Where plans are changed and paid for; undefined where owners switch here. */
  billingPortalUrl: settings.BILLING_PORTAL_URL,
});

/** The limits of a plan; -1 means unlimited. */
function planOf(settings: Settings, name: 'FREE' | 'PREMIUM' | 'ENTERPRISE'): PlanLimits {
  return {
    maxUrls: settings[`${name}_MAX_URLS`],
    monthlyClickLimit: settings[`${name}_CLICK_LIMIT`],
    maxAnalyticsHistoryDays: settings[`${name}_HISTORY_DAYS`],
    canUseBulkOperations: settings[`${name}_BULK_OPERATIONS`] === '1',
  };
}

export type Config = ReturnType<typeof readConfig>;

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

/** The validated settings; this file is the only reader of process.env. */
export const config = readConfig(process.env);
