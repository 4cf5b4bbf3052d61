// The list of short URLs as one sees it.
import type { Page } from 'playwright';
import type { Installation } from './installation.ts';

/** Adds links straight into the tables: `l1` is the newest, every fifth is switched off, `l1` to `l3` have expired. */
export async function addLinks(installation: Installation, email: string, count: number): Promise<void> {
  await installation.query(
    `INSERT INTO short_url (owner_id, short_code, original_url, title, is_active, expires_at, created_at)
     SELECT id, 'l' || n || '-' || id, 'https://example.org/' || n, 'Link ' || n, n % 5 <> 0,
            CASE WHEN n <= 3 THEN now() - interval '1 day' END, now() - n * interval '1 hour'
     FROM app_user, generate_series(1, $2::int) AS n WHERE email = $1`,
    [email, count],
  );
}

/** Every row of the list. */
export const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Links' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
/** The row of a link, by its title. */
export const row = (page: Page, title: string) => rows(page).filter({ has: page.getByText(title, { exact: true }) });
/** A button of the row of a link. */
export const rowButton = (page: Page, title: string, name: RegExp) => row(page, title).getByRole('button', { name });
/** Asks for the list anew: what was kept in its place goes. */
export const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click();
/** The titles of the rows, from the top. */
export const titles = (page: Page) => page.getByRole('rowheader').locator('p:first-child').allInnerTexts();

/** The short code of a link, by its title. */
export const codeOf = async (page: Page, title: string) =>
  (
    await row(page, title)
      .getByTitle(/^http:\/\/localhost/)
      .innerText()
  ).slice(1);

/** Chooses from the menu of a row. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await row(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
