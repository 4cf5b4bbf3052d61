import { createHash } from 'node:crypto';
import { webOrigins } from '../../account/web-client.ts';
import { escape } from './html.ts';
import { stylesheet } from './stylesheet.ts';

/** A finished page and the headers it must be sent with. */
export interface Page {
  html: string;
  headers: Record<string, string>;
}

interface Contents {
  title: string;
  /** HTML of the card, already escaped. */
  body: string;
  /** An inline script, allowed by its hash. */
  script?: string;
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = sha256(stylesheet);

function contentSecurityPolicy(script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    ...(script ? [`script-src ${sha256(script)}`] : []),
    // Browsers hold the redirect after a form against this list, up to the web app's callback.
    `form-action 'self' ${webOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const mark =
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="8"/>' +
  '<path d="M6 21C9 9 23 9 26 21M4 21h24"/><path class="hangers" d="M11.5 14.5V21M16 12.5V21M20.5 14.5V21"/></svg>';

/** One page of the identity provider in the product's look: no outside resources, nothing cached. */
export function page({ title, body, script }: Contents): Page {
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escape(title)} · Footbridge</title>
<style>${stylesheet}</style>
</head>
<body>
<main>
<p class="brand">${mark}Footbridge</p>
<div class="card">
${body}
</div>
</main>
${script ? `<script>${script}</script>\n` : ''}</body>
</html>
`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(script),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  };
}
