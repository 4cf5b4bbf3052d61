// How the web app's code is cut into files: few requests for a first screen, and nothing much that it does not show.

/** Packages that draw charts; loaded when the first chart is seen. */
const CHARTS = /node_modules[\\/](@nivo|d3-|@react-spring)/;
/** What our charts have in common. */
const CHART_FRAME = /web[\\/]charts[\\/](?!\w*(Chart|Map|Bars)\.tsx)/;
/** Menus, dialogs, tips and what they consist of. */
const OVERLAYS =
  /node_modules[\\/](@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|get-nonce)/;
/** Each over an overlay, and so apart: screens that share small parts with its own would load that overlay. */
const QUESTION = /web[\\/]ui[\\/]ConfirmDialog/;
const QR_CODE = /web[\\/]parts[\\/]urls[\\/]QrDialog/;
const TABS = /web[\\/]ui[\\/]Tab(s|Panel)\.tsx/;
/** Small parts of nearly every screen. Those over an overlay, and flags and QR codes, are not small. */
const COMMON =
  /web[\\/](ui|format|session|relay)[\\/](?!FlagImage|qr[\\/]|DropZone|CodeBlock|CheckCards|\w*(Tab|Dialog|Sheet|Menu|HoverTip|InfoTip|Panel|StatCard|Toaster))|web[\\/](input-limits|parts[\\/](PlanLink|useDraft|experiments[\\/](LeadsTo|TestBadge))|parts[\\/]urls[\\/](url-page|useDeleteUrl))|useDeleteUrlMutation|lucide/;

/** The frames of figures and the little that the dashboard takes of the analytics: named, so that it needs no more. */
const PANELS =
  /web[\\/](parts[\\/](analytics[\\/](StaleFigures|useMidnight|figure-tips|MetricTip|narrowed-scope|days|scope-context|NoClicks|ValueIcon|ClicksMap)|panels[\\/]traffic-series|clicks[\\/](ClickLine|newest-first))|ui[\\/](InfoTip|PanelTitle|Panel|ChartPanel|StatCard|DataTable|Flag)\.)/;
/** What addresses say of figures, and the query of a link's page: before the app is loaded, it is asked with these. */
const ASK =
  /web[\\/](screens[\\/]url[\\/](ask-url|url-question)|parts[\\/]analytics[\\/](scope\.|filter-limits|granularity|dimensions\.))|[\\/]UrlScreenQuery/;
/** The figures that a link's page and the analytics show first, with the controls of their scope. */
const TOP =
  /web[\\/]parts[\\/](panels[\\/](OverviewTop|RestSkeleton|SummaryCard|Traffic|LockedDays|Figure\.|useMeasured)|analytics[\\/](FilterBar|FilterChip|TagMenu|PeriodPicker|ShowAll|scope-shortcuts|change-scope|useScope|other-values))|__generated__[\\/](OverviewTop|SummaryCards|Traffic(Panel|Footer)_|useMeasured|FilterBar)/;
/** What can be done to a link, and what its state is: on its page and in the lists. */
const URL_ACTS =
  /web[\\/](ui[\\/]Menu\.|screens[\\/]url[\\/](states|load-url-page|UrlBoundary)|parts[\\/]urls[\\/](use(UrlActions|(BulkUpdateUrls|DuplicateUrl|ExtendUrl|ToggleUrl)Mutation)|badge-of|UrlStatusBadge|kept-rows|once)|parts[\\/]experiments[\\/](useUrlTest|show-test|ShowTest|LetterMark))|__generated__[\\/](use(BulkUpdateUrls|DuplicateUrl|ExtendUrl|ToggleUrl)Mutation|UrlStatusBadge|useUrlTest)/;

/** How tables are saved: apart, as the click history shares nothing else with the lists of links. */
const SAVED = /web[\\/]parts[\\/](line-counter|useCsvExport|CsvExportButton)/;
/** What the lists of links share. */
const LISTS = /web[\\/]parts[\\/]urls[\\/](?!QrDialog|useLinkSearch)|(useLiveUrlsSubscription|PlanFooter_viewer)/;

/** What screens with figures have in common, and the client of their live updates. */
const FIGURES = /web[\\/](parts[\\/](analytics|panels))|FilterBar_analytics|graphql-sse/;

/** What the form of a new URL shares with that of an old one: named, so that it takes no more. */
const URL_FORM =
  /web[\\/](parts[\\/]url-form[\\/](DestinationFields|FormFailure|MoreOptions|(Card|Rules)Option|OriginalUrlField|Restored\.|ShortCodeField|UrlFields|short-code|url-values|url-options|useGeneratedCode|useLeaveQuestion|useUrlValidation)|__generated__[\\/](use(GeneratedCode|UrlValidation)Query|urlOptions_url))/;

/** Where a link can be: lists ask it, too, and need nothing else of a form. */
const DOMAINS = /web[\\/]parts[\\/]url-form[\\/](useDomains|link-domains)/;

/** What the first scripts ask and decide before the app is loaded. The sign-in page shares it: it is small. */
const FIRST =
  /web[\\/](session[\\/](?!login-page)|paths|titles|outline\.ts|app-files|ui[\\/](theme|wide)\.ts)|relay[\\/](early|post-operation)|dashboard[\\/](ask-|period)|analytics[\\/]periods|DashboardScreenQuery|preload-helper|rolldown[\\/]runtime/;

/** What the dashboard's outline draws its figures with, before the app is there. */
const DRAW =
  /web[\\/](format[\\/](numbers|number-format|locale|on-first-use)|screens[\\/]dashboard[\\/](draw-figures|cards))\./;

/** What all pages but a sign-in need: the sitemap and what it consists of. */
const APP =
  /web[\\/](app|routes)\.tsx$|node_modules[\\/](react|react-dom|scheduler|react-relay|relay-runtime|react-router)[\\/]/;

/** Rolldown's groups, the first match wins. What is in none gets a file with its screen. */
export const codeSplitting = {
  groups: [
    { name: 'first', test: FIRST, tags: ['$initial' as const], priority: 7 },
    { name: 'app', test: APP, priority: 5 },
    { name: 'draw', test: DRAW, priority: 6, includeDependenciesRecursively: false },
    { name: 'ask', test: ASK, priority: 6, includeDependenciesRecursively: false },
    { name: 'charts-frame', test: CHART_FRAME, priority: 4, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'charts', test: CHARTS, priority: 4, entriesAware: true, entriesAwareMergeThreshold: 40_000 },
    { name: 'overlays', test: OVERLAYS, priority: 3, entriesAware: true, entriesAwareMergeThreshold: 300_000 },
    { name: 'tabs', test: TABS, priority: 3, includeDependenciesRecursively: false },
    { name: 'qr-code', test: QR_CODE, priority: 3, includeDependenciesRecursively: false },
    { name: 'question', test: QUESTION, priority: 3, includeDependenciesRecursively: false },
    { name: 'url-form', test: URL_FORM, priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'domains', test: DOMAINS, priority: 3, includeDependenciesRecursively: false },
    { name: 'top', test: TOP, priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'url-acts', test: URL_ACTS, priority: 3, includeDependenciesRecursively: false },
    { name: 'saved', test: SAVED, priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'panels', test: PANELS, priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'common', test: COMMON, priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'lists', test: LISTS, priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
    {
      name: 'figures',
      test: FIGURES,
      priority: 2,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      entriesAware: true,
      entriesAwareMergeThreshold: 60_000,
    },
    { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
  ],
};

/** Rolldown lists a shared file's screens in its name. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;
