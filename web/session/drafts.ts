import { readUser } from './storage.ts';

/** What was typed into a form of this tab and not saved, and who typed it. */
interface Draft {
  account: string;
  typed: unknown;
}

const PREFIX = 'draft:';

/** Who is signed in, as drafts name them; undefined when nobody is. */
export const draftAccount = () => readUser()?.cognito_sub;

/** Keeps what an account typed into the form of a page, in this tab. */
export function keepDraft(pathname: string, account: string, typed: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + pathname, JSON.stringify({ account, typed } satisfies Draft));
  } catch {
    forgetDraft(pathname); // More than the browser stores; an older draft would be the wrong one.
  }
}

const accountOf = (kept: string) => (JSON.parse(kept) as Draft).account;

/** What the person who is signed in now had typed into the form of a page, or null. */
export function readDraft<Typed>(pathname: string): Typed | null {
  const kept = sessionStorage.getItem(PREFIX + pathname);
  return kept && accountOf(kept) === draftAccount() ? (JSON.parse(kept) as { typed: Typed }).typed : null;
}

/** Forgets what was typed into the form of a page. */
export const forgetDraft = (pathname: string) => sessionStorage.removeItem(PREFIX + pathname);

/** Forgets the drafts of this tab, all but those of an account that is named. */
export function forgetDrafts(account?: string): void {
  for (const [key, kept] of Object.entries(sessionStorage) as [string, string][])
    if (key.startsWith(PREFIX) && accountOf(kept) !== account) sessionStorage.removeItem(key);
}
