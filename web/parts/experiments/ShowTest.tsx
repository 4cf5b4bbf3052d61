import { showTest } from './show-test.ts';

/** Leads to the A/B test further down the page. */
export const ShowTest = () => (
  <button
    type="button"
    onClick={showTest}
    className="shrink-0 font-medium whitespace-nowrap text-accent underline underline-offset-2"
  >
    Show the test
  </button>
);
