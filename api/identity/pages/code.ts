import { codeForm, titled, type FormState } from './forms.ts';
import type { Page } from '../../pages/page.ts';
import { identityPage } from './identity-page.ts';

/** The page that asks for a code once the password was right; `step` says so. */
export const codePage = (state: FormState, step: string): Page =>
  identityPage({
    title: titled('Enter a code', state),
    body: `<h1>Enter a code</h1>
<p class="lead">Your account asks for a code after the password.</p>
${codeForm(state, step)}
<p class="other">Without your phone and your recovery codes, ask the operator of this server. <a href="/identity/${state.uid}">Start again</a></p>`,
  });
