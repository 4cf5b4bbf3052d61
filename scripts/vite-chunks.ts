// How the web app's code is cut into files: few requests for a first screen, and nothing much that it does not show.

/** Packages that draw charts; loaded when the first chart is seen. */
const CHARTS = /node_modules[\\/](@nivo|d3-|@react-spring)/;
/** What our charts have in common. */
const CHART_FRAME = /web[\\/]charts[\\/](?!\w*(Chart|Map|Bars)\.tsx)/;
/** Menus, dialogs, tips and what they consist of. */
const OVERLAYS =
  /node_modules[\\/](@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|get-nonce)/;
/** Each over an overlay, and so apart: screens that share small parts with its own would load that overlay. */
const QUESTION = /web[\\/]ui[\\/]ConfirmDialog/;
const QR_CODE = /web[\\/]parts[\\/]urls[\\/]QrDialog/;
const TABS = /web[\\/]ui[\\/]Tab(s|Panel)\.tsx/;
/** Small parts of nearly every screen. Those over an overlay, and flags and QR codes, are not small. */
const COMMON =
  /web[\\/](ui|format|session|relay)[\\/](?!FlagImage|QrCode|qr-|DropZone|CodeBlock|CheckCards|\w*(Tab|Dialog|Sheet|Menu|HoverTip|InfoTip|Panel|StatCard|Toaster))|web[\\/](input-limits|parts[\\/]PlanLink|parts[\\/]urls[\\/](url-page|useDeleteUrl))|useDeleteUrlMutation|lucide/;

/** How lists tell the A/B test of a link: apart, as the dashboard and the lists share nothing else of it. */
const TESTED = /web[\\/]parts[\\/]experiments[\\/](LeadsTo|TestBadge)/;

/** The frames of figures and the little that the dashboard takes of the analytics: named, so that it needs no more. */
const PANELS =
  /web[\\/](parts[\\/](analytics[\\/](StaleFigures|useMidnight|figure-tips|MetricTip|narrowed-scope|days|scope-context|NoClicks|ValueIcon|ClicksMap)|panels[\\/]traffic-series|clicks[\\/]ClickLine)|ui[\\/](InfoTip|PanelTitle|Panel|ChartPanel|StatCard|DataTable|Flag)\.)/;
/** What screens with figures have in common, and the client of their live updates. */
const FIGURES = /web[\\/](parts[\\/](analytics|panels))|FilterBar_analytics|graphql-sse/;

/** What the form of a new URL shares with that of an old one: named, so that it takes no more. */
const URL_FORM =
  /web[\\/](parts[\\/](useDraft|url-form[\\/](FormFailure|MoreOptions|OriginalUrlField|Restored\.|ShortCodeField|UrlFields|short-code|url-failure|url-values|useGeneratedCode|useLeaveQuestion|useShortDomain|useUrlValidation))|__generated__[\\/]use(GeneratedCode|ShortDomain|UrlValidation)Query)/;

/** What the first scripts ask and decide before the app is loaded. The sign-in page shares it: it is small. */
const FIRST =
  /web[\\/](session[\\/](?!login-page)|paths|titles|outline\.ts|app-files|ui[\\/](theme|wide)\.ts)|relay[\\/](early|post-operation)|dashboard[\\/](ask-|period)|analytics[\\/]periods|DashboardScreenQuery|preload-helper/;

/** What all pages but a sign-in need: the sitemap and what it consists of. */
const APP =
  /web[\\/]routes\.tsx$|node_modules[\\/](react|react-dom|scheduler|react-relay|relay-runtime|react-router)[\\/]/;

/** Rolldown's groups, the first match wins. What is in none gets a file with its screen. */
export const codeSplitting = {
  groups: [
    { name: 'first', test: FIRST, tags: ['$initial' as const], priority: 7 },
    { name: 'app', test: APP, priority: 5 },
    { name: 'charts-frame', test: CHART_FRAME, priority: 4, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'charts', test: CHARTS, priority: 4, entriesAware: true, entriesAwareMergeThreshold: 40_000 },
    { name: 'overlays', test: OVERLAYS, priority: 3, entriesAware: true, entriesAwareMergeThreshold: 300_000 },
    { name: 'tabs', test: TABS, priority: 3, includeDependenciesRecursively: false },
    { name: 'qr-code', test: QR_CODE, priority: 3, includeDependenciesRecursively: false },
    { name: 'question', test: QUESTION, priority: 3, includeDependenciesRecursively: false },
    { name: 'url-form', test: URL_FORM, priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'tested', test: TESTED, priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'panels', test: PANELS, priority: 3, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'common', test: COMMON, priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
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
