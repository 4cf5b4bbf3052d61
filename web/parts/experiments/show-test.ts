/** The id of the place on a URL's pages that has its A/B test. */
export const TEST_PLACE = 'ab-test';

/** Brings the A/B test of the page into view, for the eye and the keyboard; what is typed in a form stays. */
export function showTest(): void {
  const place = document.getElementById(TEST_PLACE);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
