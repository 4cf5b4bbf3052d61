import { createHash } from 'node:crypto';
import { fontSources } from './font.ts';
import { escape } from './html.ts';
import { stylesheet } from './stylesheet.ts';

/** A finished page and the headers it must be sent with. */
export interface Page {
  html: string;
  headers: Record<string, string>;
}

export interface Contents {
  title: string;
  /** HTML of the card, already escaped. */
  body: string;
  /** An inline script, allowed by its hash. */
  script?: string;
  /** Whether that script asks this server; it may ask nobody else. */
  asksServer?: boolean;
  /** Origins that a form of the page may lead to, redirects included; none when left out, and `any` has apps, too. */
  formTargets?: readonly string[] | 'any';
}

/** An inline text as a security policy names it. */
export const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = sha256(stylesheet);

function contentSecurityPolicy({ script, asksServer, formTargets = [] }: Contents): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    'img-src data:',
    ...fontSources,
    ...(script ? [`script-src ${sha256(script)}`] : []),
    ...(asksServer ? ["connect-src 'self'"] : []),
    ...(formTargets === 'any' ? [] : [`form-action ${formTargets.join(' ') || "'none'"}`]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const shape =
  '<rect width="32" height="32" rx="8"/>' +
  '<path d="M6 21C9 9 23 9 26 21M4 21h24"/><path class="hangers" d="M11.5 14.5V21M16 12.5V21M20.5 14.5V21"/></svg>';
/** The product's mark, an SVG. */
export const mark = `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${shape}`;

/** The pages' icon as an address; without one browsers ask for theirs, which the pages' policy refuses. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>rect{fill:#1d5bbf}path{fill:none;stroke:#fff;stroke-width:2}</style>${shape}`,
)}`;

/** What every page of the server begins with; `more` joins its head. */
export const opening = (title: string, style: string, more = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${more}<link rel="icon" type="image/svg+xml" href="${icon}">
<title>${escape(title)} · Footbridge</title>
<style>${style}</style>
</head>
`;

/** The headers of a page of the server. */
export const pageHeaders = (security: string, caching: string): Page['headers'] => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': caching,
  'content-security-policy': security,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

/** A small page in the product's look, made by the server: no outside resources, nothing cached. */
export function page(contents: Contents): Page {
  const { title, body, script } = contents;
  return {
    html: `${opening(title, stylesheet, '<meta name="robots" content="noindex">\n')}<body>
<main>
<p class="brand">${mark}Footbridge</p>
<div class="card">
${body}
</div>
</main>
${script ? `<script>${script}</script>\n` : ''}</body>
</html>
`,
    headers: pageHeaders(contentSecurityPolicy(contents), 'no-store'),
  };
}
