import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLogin } from '../../web/session/login-page.ts';

const html = readFileSync(join(import.meta.dirname, '../../web/login.html'), 'utf8');
const body = /<body>([^]*?)<script/.exec(html)![1]!;
const textOf = (id: string) => document.getElementById(id)!.textContent;

/** Opens the sign-in page in this document, as its script does. */
export async function openLoginPage(search = '') {
  document.body.innerHTML = body;
  await openLogin(search);
  return {
    heading: () => textOf('heading'),
    lead: () => textOf('lead'),
    /** What failed; null when nothing did. */
    problem: () => (document.getElementById('problem')!.hidden ? null : textOf('problem')),
    button: document.getElementById('sign-in') as HTMLButtonElement,
  };
}
