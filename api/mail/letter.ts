import { escape } from '../pages/html.ts';

/** What an email says, before it is drawn. */
export interface Letter {
  to: string;
  subject: string;
  /** Its sentences, one paragraph each. */
  paragraphs: string[];
  /** What to do about it. */
  action?: { label: string; url: string };
}

const FOOT = 'You got this email because of an account at';

/** A letter as plain text. */
export const asText = ({ paragraphs, action }: Letter, origin: string): string =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), `-- \n${FOOT} ${origin}.`].join('\n\n');

const line = 'margin:0 0 16px;font:400 15px/1.5 sans-serif';
const button =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#1d5bbf;color:#ffffff;font:600 15px sans-serif;text-decoration:none';

/** A letter as simple HTML. */
export function asHtml({ subject, paragraphs, action }: Letter, origin: string): string {
  const lines = paragraphs.map((text) => `<p style="${line}">${escape(text)}</p>`);
  const done = action
    ? `<p style="${line}"><a href="${escape(action.url)}" style="${button}">${escape(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;max-width:560px">${lines.join('\n')}
${done}
<p style="margin:24px 0 0;font:400 13px/1.5 sans-serif;color:#505862">${FOOT} ${escape(origin)}.</p></body></html>`;
}
