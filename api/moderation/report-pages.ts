import { escape } from '../pages/html.ts';
import { page, type Page } from '../pages/page.ts';
import { REPORT_DAYS } from './report-days.ts';
import { MAX_CODE_LENGTH, MAX_EMAIL_LENGTH } from '../common/input-limits.ts';

/** What was typed into the form. */
interface Typed {
  code?: string | undefined;
  reason?: string | undefined;
  contact?: string | undefined;
}

/** Why the form was refused, and the field at fault. */
interface Problem {
  message: string;
  field?: string | undefined;
}

interface Spec {
  name: keyof Typed;
  label: string;
  hint?: string;
  control: (attributes: string, value: string) => string;
}

const specs: Spec[] = [
  {
    name: 'code',
    label: 'Short code',
    hint: 'What follows the last slash of the address.',
    control: (attributes, value) =>
      `<input ${attributes} required maxlength="${MAX_CODE_LENGTH}" autocapitalize="none" spellcheck="false" value="${value}">`,
  },
  {
    name: 'reason',
    label: 'What is wrong with it?',
    control: (attributes, value) => `<textarea ${attributes} required maxlength="1000" rows="5">${value}</textarea>`,
  },
  {
    name: 'contact',
    label: 'Your email address (optional)',
    hint: 'In case there are questions.',
    control: (attributes, value) =>
      `<input ${attributes} type="email" maxlength="${MAX_EMAIL_LENGTH}" value="${value}">`,
  },
];

function fieldOf({ name, label, hint, control }: Spec, typed: Typed, problem: Problem | undefined): string {
  const isBlamed = problem?.field === name;
  const describedBy = [isBlamed && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    describedBy && `aria-describedby="${describedBy}"`,
    isBlamed && 'aria-invalid="true" autofocus',
  ];
  return `<div class="field">
<label for="${name}">${label}</label>
${control(attributes.filter(Boolean).join(' '), escape(typed[name] ?? ''))}
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${isBlamed ? `<p class="problem" id="${name}-problem">${escape(problem.message)}</p>` : ''}
</div>`;
}

/** The form with which somebody reports a short link. */
export function reportPage(typed: Typed, problem?: Problem): Page {
  const isOfField = specs.some(({ name }) => name === problem?.field);
  const alert = problem && !isOfField ? `<p class="alert" role="alert">${escape(problem.message)}</p>` : '';
  return page({
    title: problem ? 'Error: Report a link' : 'Report a link',
    body: `<h1>Report a link</h1>
<p class="lead">Tell those who run this server about a link that deceives or harms people. They keep your report for ${REPORT_DAYS} days.</p>
${alert}<form method="post" action="/report">
${specs.map((spec) => fieldOf(spec, typed, problem)).join('\n')}
<button type="submit">Send the report</button>
</form>`,
    formTargets: ["'self'"],
  });
}

/** Shown once a report was sent. */
export const reportedPage = (): Page =>
  page({
    title: 'Thank you',
    body: `<h1>Thank you</h1>
<p class="lead">Your report was sent to those who run this server.</p>`,
  });
