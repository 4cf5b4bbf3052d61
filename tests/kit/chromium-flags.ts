// How Chromium is started by tests and benches.

/**
 * What is left out of a Chromium with windows. Its address bar readies pages of its own for each window: a second of a processor.
 * A list of ours takes the place of Playwright's, so most of that stands here as well.
 */
const LEFT_OUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'FullWebUIOmnibox', 'AimEnabled'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'LensOverlay', 'MediaRouter'],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
];

/** Flags of every Chromium. */
export const FLAGS: readonly string[] = [
  ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  `--disable-features=${LEFT_OUT.join(',')}`,
];
