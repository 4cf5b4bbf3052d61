// The house's rules on who may import whom; README's map explains them.
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const DOMAINS = '^api/(account|urls|clicks|columns|analytics|live|identity|database)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'no-circular',
      'Two files that need each other are one file, or three.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-orphans',
      'A file nobody imports is dead.',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^(scripts|tests)/',
          '/generated/',
          '__generated__',
          'ingester-main\\.ts$',
          'columns/worker\\.ts$',
        ],
      },
      {},
    ),
    rule(
      'doors-are-outside',
      'Domains know no door.',
      { path: DOMAINS, pathNot: '^api/account/rate-limit' },
      { path: '^api/(http|rest)/' },
    ),
    rule(
      'domains-know-no-framework',
      'Only doors speak HTTP; only graph.ts meets Pothos.',
      { path: DOMAINS, pathNot: ['^api/identity/', 'graph[^/]*\\.ts$'] },
      { path: 'node_modules/(fastify|graphql|@pothos)/' },
    ),
    rule(
      'graph-files-meet-pothos-alone',
      'The builder is for graph.ts files.',
      { path: '^api/', pathNot: ['graph[^/]*\\.ts$', '^api/(builder|schema)\\.ts$', '^api/http/graphql'] },
      { path: '^api/builder\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'rest-is-a-facade',
      'REST calls verbs; it never touches the database, a store or the schema.',
      { path: '^api/rest/' },
      { path: ['^api/db\\.ts$', '^api/database/', 'store\\.ts$', 'graph[^/]*\\.ts$'] },
    ),
    rule(
      'a-store-is-private',
      'A store serves its own domain.',
      { path: '^api/([^/]+)/' },
      { path: '^api/[^/]+/store\\.ts$', pathNot: '^api/$1/' },
    ),
    rule(
      'clicks-are-written-through-the-contract',
      'Only api/clicks/store.ts chooses what stores clicks.',
      { path: '^api/', pathNot: ['^api/clicks/postgres/', '^api/clicks/store\\.ts$'] },
      { path: '^api/clicks/postgres/' },
    ),
    rule(
      'copy-knows-no-domain',
      "api/database/copy speaks PostgreSQL's binary COPY protocol, and nothing else.",
      { path: '^api/database/copy/' },
      { path: '^api/', pathNot: ['^api/database/copy/', '^api/days\\.ts$'] },
    ),
    rule(
      'copy-has-one-owner',
      'Binary COPY goes through api/database/copy; backups copy as text.',
      { path: '^api/', pathNot: ['^api/database/copy/', '^api/backup/'] },
      { path: 'node_modules/(@types/)?pg-copy-streams/' },
    ),
    rule(
      'clicks-write-analytics-read',
      'They meet in tables only.',
      { path: '^api/analytics/' },
      { path: '^api/clicks/' },
    ),
    rule('clicks-do-not-read', 'They meet in tables only.', { path: '^api/clicks/' }, { path: '^api/analytics/' }),
    rule(
      'web-meets-api-in-the-schema',
      'The web app knows schema.graphql, not the server.',
      { path: '^web/' },
      { path: '^(api|prisma|scripts)/' },
    ),
    rule('api-knows-no-web', 'The server knows no screen.', { path: '^api/' }, { path: '^web/' }),
    rule(
      'screens-are-apart',
      'What two screens share goes down to parts, ui or charts.',
      { path: '^web/screens/([^/]+)/' },
      { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    ),
    rule(
      'ui-knows-no-data',
      'ui, charts and format get props.',
      { path: '^web/(ui|charts|format)/' },
      {
        path: ['^web/(screens|relay|session|shell|parts|__generated__)/', 'node_modules/(react-relay|relay-runtime)/'],
      },
    ),
    rule(
      'charts-own-nivo',
      'Only web/charts imports @nivo.',
      { path: '^web/', pathNot: '^web/charts/' },
      { path: 'node_modules/@nivo/' },
    ),
    rule(
      'nobody-imports-scripts-or-tests',
      'Scripts and tests stand outside.',
      { path: '^(api|web)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(scripts|tests)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(__generated__|api/generated)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['types', 'module', 'main'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
