// The house's rules on who may import whom; README's map explains them.
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const DOMAINS =
  '^api/(account|keys|urls|clicks|columnar|analytics|live|identity|database|outbound|websites|network|measurements|visits|system|operators|moderation|webhooks|streams)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-circular', 'Two files that need each other are one file, or three.', {}, { circular: true }),
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
          '^web/measure/measure\\.ts$', // generated into the page
          '^(web/snippet/snippet\\.ts|api/snippets/.*)$', // the snippet of websites, and what it is built into
        ],
      },
      {},
    ),
    rule('doors-are-outside', 'Domains know no door.', { path: DOMAINS }, { path: '^api/(http|rest)/' }),
    rule(
      'domains-know-no-framework',
      "Only doors speak HTTP; only graph.ts meets Pothos. Yoga's publish and subscribe is a package of its own.",
      { path: DOMAINS, pathNot: 'graph[^/]*\\.ts$' },
      {
        path: 'node_modules/(@?fastify|graphql|@graphql|@pothos)[^/]*/',
        pathNot: 'node_modules/@graphql-yoga/subscription/',
      },
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
      'columns-are-behind-the-engine',
      'Only the engine reads columns, only the jobs compact; measurements and tests may look inside.',
      { path: '^api/', pathNot: '^api/columnar/' },
      {
        path: '^api/columnar/',
        pathNot: [
          '^api/columnar/read/columnar-engine\\.ts$',
          '^api/columnar/facts/facts-engine\\.ts$',
          '^api/columnar/compact/(compaction|pack-measured)\\.ts$',
        ],
      },
    ),
    rule(
      'the-engine-chooses-columns',
      'Where an aggregation is computed is decided in the engine.',
      { path: '^api/', pathNot: '^api/(columnar/|analytics/engine/[^/]+\\.ts$)' },
      { path: '^api/columnar/(read|facts)/' },
    ),
    rule(
      'jobs-compact',
      'Columns are written by the clock, in the process that stores clicks.',
      { path: '^api/', pathNot: '^api/(columnar/|clicks/jobs\\.ts$)' },
      { path: '^api/columnar/compact/' },
    ),
    rule(
      'reading-and-compacting-share-the-layout',
      'Columns are written by one half and read by the other; what both know is the layout.',
      { path: '^api/columnar/(layout|read|compact)/' },
      { path: '^api/columnar/(read|compact|facts)/', pathNot: '^api/columnar/$1/' },
    ),
    rule(
      'a-store-knows-the-contract',
      'Of the analytics a store knows the contract only; another store is another folder.',
      { path: ['^api/columnar/', '^api/analytics/engine/sql/'] },
      {
        path: '^api/analytics/',
        pathNot: ['^api/analytics/engine/(contract|facts-contract|value-page)\\.ts$', '^api/analytics/engine/sql/'],
      },
    ),
    rule(
      'stores-are-apart',
      'One store never reads another: the engine puts them together.',
      { path: '^api/columnar/' },
      { path: '^api/analytics/engine/sql/' },
    ),
    rule(
      'clicks-are-read-through-the-engine',
      'Whoever wants clicks asks the engine; its stores are its own.',
      { path: '^api/', pathNot: '^api/analytics/engine/' },
      {
        path: '^api/analytics/engine/',
        pathNot: '^api/analytics/engine/(contract|facts-contract|click-engine|fact-engine|value-page)\\.ts$',
      },
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
    rule(
      'tests-import-no-script',
      'What tests and scripts share lies in tests/kit.',
      { path: '^tests/' },
      { path: '^scripts/' },
    ),
    rule(
      'scripts-import-the-kit-alone',
      'Scripts measure and check with what tests use, never with a test.',
      { path: '^scripts/' },
      { path: '^tests/(?!kit/)' },
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
