import { readFileSync } from 'node:fs';

// The house's rules on who may import whom; README's map explains them.
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
/** From the top to the ground: a folder imports those below it. */
const floors = JSON.parse(readFileSync(new URL('api/floors.json', import.meta.url), 'utf8')).map(
  ({ folder }) => folder,
);
const oneOf = (folders) => `^api/(${folders.join('|')})/`;
const TESTS = '\\.test\\.ts$';
const above = (folder) => floors.slice(0, floors.indexOf(folder));
const upwards = floors.map((folder) =>
  rule(
    `${folder}-imports-no-floor-above`,
    'api/floors.json says what lies above.',
    { path: oneOf([folder]), pathNot: TESTS },
    { path: [...(above(folder).length ? [oneOf(above(folder))] : []), '^api/[^/]+\\.ts$'] },
  ),
);
const OUTSIDE = ['doors', 'graph', 'pages', 'common'];
const DOMAINS = oneOf(floors.filter((folder) => !OUTSIDE.includes(folder)));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
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
          '(ingester|worker|server)-main\\.ts$',
          '^web/measure/(measure|line)\\.ts$', // generated into the page
          '^(web/snippet/snippet\\.ts|api/snippets/.*)$', // the snippet of websites, and what it is built into
        ],
      },
      {},
    ),
    ...upwards,
    rule(
      'every-folder-has-a-floor',
      'A folder of api is in api/floors.json.',
      { path: '^api/[^/]+/', pathNot: [oneOf(floors), '^api/(generated|snippets)/'] },
      {},
    ),
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
      { path: '^api/', pathNot: ['graph[^/]*\\.ts$', '^api/graph/', '^api/doors/(graphql/|http/graphql)'] },
      { path: '^api/graph/builder\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'rest-is-a-facade',
      'REST calls verbs; it never touches the database, a store or the schema.',
      { path: '^api/doors/rest/' },
      { path: ['^api/database/(?!idempotency\\.ts$)', 'store\\.ts$', 'graph[^/]*\\.ts$'] },
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
      { path: '^api/', pathNot: '^api/figures/columnar/' },
      {
        path: '^api/figures/columnar/',
        pathNot: [
          '^api/figures/columnar/read/columnar-engine\\.ts$',
          '^api/figures/columnar/compact/(compaction|judge-size|pack-measured)\\.ts$',
        ],
      },
    ),
    rule(
      'the-engine-chooses-columns',
      'Where an aggregation is computed is decided in the engine.',
      { path: '^api/', pathNot: '^api/figures/(columnar|engine)/' },
      { path: '^api/figures/columnar/(read|measured)/' },
    ),
    rule(
      'jobs-compact',
      'Columns are written at intervals, by the worker.',
      { path: '^api/', pathNot: ['^api/figures/columnar/', '^api/worker/jobs\\.ts$'] },
      { path: '^api/figures/columnar/compact/' },
    ),
    rule(
      'reading-and-compacting-share-the-layout',
      'Columns are written by one half and read by the other; what both know is the layout.',
      { path: '^api/figures/columnar/(layout|read|compact)/' },
      { path: '^api/figures/columnar/(read|compact)/', pathNot: '^api/figures/columnar/$1/' },
    ),
    rule(
      'a-store-knows-the-contract',
      'What computes figures knows the contract, not what chooses it.',
      { path: '^api/figures/(contract|columnar|sql)/' },
      { path: '^api/figures/engine/' },
    ),
    rule(
      'the-contract-knows-no-store',
      'Another store is another folder.',
      { path: '^api/figures/contract/' },
      { path: '^api/figures/(columnar|sql)/' },
    ),
    rule(
      'stores-are-apart',
      'One store never reads another: the engine puts them together.',
      { path: '^api/figures/(columnar|sql)/' },
      { path: '^api/figures/(columnar|sql)/', pathNot: '^api/figures/$1/' },
    ),
    rule(
      'clicks-are-read-through-the-engine',
      'Whoever wants clicks asks the engine; its stores are its own.',
      { path: '^api/', pathNot: '^api/figures/' },
      {
        path: '^api/figures/(sql|engine)/',
        pathNot: '^api/figures/engine/(click-engine|measured-reports)\\.ts$',
      },
    ),
    rule(
      'clicks-are-written-through-the-contract',
      'Only api/clicks/store.ts chooses what stores clicks.',
      { path: '^api/', pathNot: ['^api/clicks/(postgres|clickhouse)/', '^api/clicks/store\\.ts$'] },
      { path: '^api/clicks/postgres/' },
    ),
    rule(
      'clickhouse-is-chosen-once',
      'Only api/clicks/store.ts chooses what stores clicks; the start, the health door and backups look after it.',
      {
        path: '^api/',
        pathNot: [
          '^api/clicks/(clickhouse/|store\\.ts$)',
          '^api/processes/open-node\\.ts$',
          '^api/doors/http/health\\.ts$',
          '^api/backup/',
        ],
      },
      { path: '^api/clicks/clickhouse/' },
    ),
    rule(
      'copy-knows-no-domain',
      "api/database/copy speaks PostgreSQL's binary COPY protocol, and nothing else.",
      { path: '^api/database/copy/' },
      { path: '^api/', pathNot: ['^api/database/copy/', '^api/common/days\\.ts$'] },
    ),
    rule(
      'copy-has-one-owner',
      'Binary COPY goes through api/database/copy; backups copy as text.',
      { path: '^api/', pathNot: ['^api/database/copy/', '^api/backup/'] },
      { path: 'node_modules/(@types/)?pg-copy-streams/' },
    ),
    rule(
      'clicks-do-not-read',
      'They meet in tables only.',
      { path: '^api/clicks/' },
      { path: '^api/(analytics|figures)/' },
    ),
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
      'What tests and scripts share lies in tests/kit, but for how a server is started, which a release has as well.',
      { path: '^tests/' },
      { path: '^scripts/', pathNot: '^scripts/supervise\\.mjs$' },
    ),
    rule(
      'scripts-import-the-kit-alone',
      'Scripts measure and check with what tests use, ClickHouse among it, never with a test.',
      { path: '^scripts/' },
      { path: '^tests/(?!kit/|clickhouse/clickhouse\\.ts)' },
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
