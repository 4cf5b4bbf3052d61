import { escape } from '../../pages/html.ts';
import type { Page } from '../../pages/page.ts';
import { identityPage } from './identity-page.ts';
import { passkeyScript } from './passkey-script.ts';
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../common/input-limits.ts';

/** The problem a refused form shows: the message and the field concerned, if there is one. */
export interface Problem {
  message: string;
  field: string | undefined;
}

/** The variable parts of a form; `values` are the typed values without passwords. */
export interface FormState {
  uid: string;
  token: string;
  values: { name?: string; email?: string };
  problem: Problem | undefined;
  /** Whether this browser may create an account. */
  canSignUp: boolean;
  /** What a passkey has to sign; null where there are none. */
  passkey: PasskeyRequest | null;
  /** Whether it has an invitation or the printed address, which show the sign-up first. */
  beginsWithSignUp: boolean;
}

/** What navigator.credentials.get needs, beside that it asks for the user. */
export interface PasskeyRequest {
  /** In base64url. */
  challenge: string;
  rpId: string;
}

interface Field {
  name: 'name' | 'email' | 'password' | 'currentPassword' | 'code';
  label: string;
  type: string;
  autocomplete: string;
  attributes?: string;
  hint?: string;
}

const emailField: Field = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autocomplete: 'username',
  attributes: `maxlength="${MAX_EMAIL_LENGTH}" inputmode="email" autocapitalize="none" spellcheck="false"`,
};
const signInFields: Field[] = [
  emailField,
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
    attributes: `maxlength="${MAX_PASSWORD_LENGTH}"`,
  },
];
const signUpFields: Field[] = [
  {
    name: 'name',
    label: 'First name',
    type: 'text',
    autocomplete: 'given-name',
    attributes: `maxlength="${MAX_NAME_LENGTH}"`,
  },
  emailField,
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    attributes: `minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}"`,
    hint: `At least ${MIN_PASSWORD_LENGTH} characters.`,
  },
];

const currentPasswordField: Field = {
  name: 'currentPassword',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
  attributes: `maxlength="${MAX_PASSWORD_LENGTH}"`,
};

const codeField: Field = {
  name: 'code',
  label: 'Code',
  type: 'text',
  autocomplete: 'one-time-code',
  attributes: 'maxlength="40" autocapitalize="none" spellcheck="false"',
  hint: 'The six digits that your app shows, or one of your recovery codes.',
};

function field(spec: Field, state: FormState, isFocused: boolean): string {
  const problem = state.problem?.field === spec.name ? state.problem : undefined;
  return `<div class="field">
<label for="${spec.name}">${spec.label}</label>
${input(spec, state, problem !== undefined, isFocused)}
${spec.hint ? `<p class="hint" id="${spec.name}-hint">${spec.hint}</p>` : ''}
${problem ? `<p class="problem" id="${spec.name}-problem">${escape(problem.message)}</p>` : ''}
</div>`;
}

function input(spec: Field, state: FormState, isBlamed: boolean, isFocused: boolean): string {
  const value = spec.type === 'password' ? '' : (state.values[spec.name as 'name' | 'email'] ?? '');
  const described = [isBlamed && `${spec.name}-problem`, spec.hint && `${spec.name}-hint`].filter(Boolean).join(' ');
  const states = [
    described && `aria-describedby="${described}"`,
    isBlamed && 'aria-invalid="true"',
    isFocused && 'autofocus',
    spec.attributes,
  ].filter(Boolean);
  return `<input id="${spec.name}" name="${spec.name}" type="${spec.type}" autocomplete="${spec.autocomplete}" required\
 value="${escape(value)}" ${states.join(' ')}>`;
}

/** Leads to the other form with what is typed; a query would stand in logs. */
const other = (question: string, action: string, label: string) =>
  `<p class="other">${question}
<button class="link" name="switch" value="1" formaction="${escape(action)}" formnovalidate>${label}</button></p>`;

interface Form {
  action: string;
  /** Sent along with what is typed. */
  hidden?: Record<string, string>;
  fields: Field[];
  button: string;
  /** Below the button. */
  foot?: string;
}

function form({ action, hidden = {}, fields, button, foot = '' }: Form, state: FormState): string {
  const blamed = fields.some(({ name }) => name === state.problem?.field);
  const firstEmpty = fields.find(({ name, type }) => type === 'password' || !state.values[name as 'name' | 'email']);
  const focused = blamed ? state.problem?.field : firstEmpty?.name;
  const alert = state.problem && !blamed ? `<p class="alert" role="alert">${escape(state.problem.message)}</p>` : '';
  const along = Object.entries({ token: state.token, ...hidden });
  return `${alert}<form method="post" action="${escape(action)}">
${along.map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`).join('\n')}
${fields.map((spec) => field(spec, state, spec.name === focused)).join('\n')}
<button type="submit">${button}</button>
${foot}</form>`;
}

/** The state of a form that is no part of a sign-in. */
const alone = (values: FormState['values'], problem: Problem | undefined): FormState => ({
  ...{ uid: '', token: '', canSignUp: false, beginsWithSignUp: false, passkey: null },
  ...{ values, problem },
});

/** Whose form it is, for password managers. */
const named = (email: string) =>
  `<input type="email" autocomplete="username" value="${escape(email)}" hidden readonly>`;

/** The form for a new password, sent to its own address. */
export const passwordForm = (action: string, email: string, problem: Problem | undefined): string =>
  named(email) + form({ action, fields: signUpFields.slice(-1), button: 'Save password' }, alone({}, problem));

/** The form that confirms something with the password of an account. */
export const confirmForm = (action: string, email: string, problem: Problem | undefined): string =>
  named(email) + form({ action, fields: [currentPasswordField], button: 'Confirm' }, alone({}, problem));

/** The form for the second step of a sign-in; `step` says that the password was right. */
export const codeForm = (state: FormState, step: string): string =>
  form({ action: `/identity/${state.uid}/code`, hidden: { step }, fields: [codeField], button: 'Sign in' }, state);

/** The form that passkeyScript shows, and sends once a passkey has signed. */
const passkeyForm = ({ uid, token }: FormState, { challenge, rpId }: PasskeyRequest): string =>
  `<form method="post" action="/identity/${escape(uid)}/passkey" id="passkey" data-challenge="${escape(challenge)}" data-host="${escape(rpId)}" hidden>
<input type="hidden" name="token" value="${escape(token)}">
<input type="hidden" name="credential">
<button type="submit" class="quiet">Sign in with a passkey</button>
<p class="problem" role="alert"></p>
</form>`;

/** The form for an email address alone. */
export const emailForm = (action: string, email: string, problem: Problem | undefined): string =>
  form({ action, fields: [emailField], button: 'Send the link' }, alone({ email }, problem));

/** A form with nothing but a button. */
export const buttonForm = (action: string, label: string): string =>
  `<form method="post" action="${escape(action)}"><button type="submit">${escape(label)}</button></form>`;

/** The title of a page with a form. */
export const titled = (title: string, state: FormState) => (state.problem ? `Error: ${title}` : title);

/** The page that asks for email and password. */
export function signInPage(state: FormState): Page {
  const at = `/identity/${state.uid}`;
  const forgot = '<p class="forgot"><a href="/identity/forgot">Forgot your password?</a></p>';
  const foot = forgot + (state.canSignUp ? other('No account yet?', `${at}/sign-up`, 'Create an account') : '');
  return identityPage({
    title: titled('Sign in', state),
    body: `<h1>Sign in</h1>
<p class="lead">Sign in to manage your links.</p>
${form({ action: at, fields: signInFields, button: 'Sign in', foot }, state)}
${state.passkey ? passkeyForm(state, state.passkey) : ''}`,
    ...(state.passkey && { script: passkeyScript }),
  });
}

/** The page that creates an account. */
export function signUpPage(state: FormState): Page {
  const at = `/identity/${state.uid}`;
  const foot = other('Have an account already?', at, 'Sign in');
  return identityPage({
    title: titled('Create an account', state),
    body: `<h1>Create an account</h1>
<p class="lead">Create short links and see who clicks them.</p>
${form({ action: `${at}/sign-up`, fields: signUpFields, button: 'Create account', foot }, state)}`,
  });
}
