// The list of short URLs as one sees it.
import type { Page } from 'playwright';

/** Every row of the list. */
export const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Short URLs' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
/** The row of a link, by its title. */
export const row = (page: Page, title: string) => rows(page).filter({ has: page.getByText(title, { exact: true }) });
/** The titles of the rows, from the top. */
export const titles = (page: Page) => page.getByRole('rowheader').locator('p:first-child').allInnerTexts();

/** Chooses from the menu of a row. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await row(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
