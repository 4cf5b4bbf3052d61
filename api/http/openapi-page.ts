import { createHash } from 'node:crypto';
import { escape } from '../identity/pages/html.ts';
import { stylesheet } from '../identity/pages/stylesheet.ts';
import type { DescribedOperation, OpenapiDocument } from './openapi.ts';

type Located = DescribedOperation & { path: string; method: string };

const style = `${stylesheet}
body { display: block; padding: 32px 16px; }
main { max-width: 920px; margin: 0 auto; }
h2 { margin: 32px 0 8px; font-size: 17px; }
.intro { white-space: pre-line; color: var(--muted); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; }
summary { padding: 10px 14px; cursor: pointer; overflow-wrap: anywhere; }
.operation { padding: 0 14px 14px; }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.method { display: inline-block; min-width: 60px; font-weight: 600; color: var(--accent); }
.does { color: var(--muted); }
h3 { margin: 12px 0 4px; font-size: 14px; }
ul { margin: 0; padding-left: 20px; }
pre { margin: 4px 0; padding: 10px; border: 1px solid var(--line); border-radius: 8px; overflow-x: auto; }
`;
const hash = createHash('sha256').update(style).digest('base64');

/** The headers of the page: nothing from elsewhere, no scripts. */
export const docsHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
} as const;

/** The document as a page to read: its operations by topic, each folded up. */
export function docsPage({ info, paths, components, externalDocs }: OpenapiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Located => ({ path, method, ...operation })),
  );
  const topics = Map.groupBy(operations, ({ tags }) => tags[0] ?? 'Other');
  const sections = [...topics].map(([topic, list]) => `<h2>${escape(topic)}</h2>\n${list.map(fold).join('\n')}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · Footbridge</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">Footbridge</p>
<h1>API</h1>
<p class="intro">${escape(info.description)}</p>
<p><a href="/api/openapi.json">The OpenAPI document</a> · ${linkTo(externalDocs)}</p>
${sections.join('\n')}
<h2>Shared schemas</h2>
${Object.entries(components.schemas).map(schemaFold).join('\n')}
</main>
</body>
</html>
`;
}

function fold({
  path,
  method,
  summary,
  description = '',
  parameters = [],
  requestBody,
  responses,
  externalDocs,
}: Located): string {
  return `<details><summary><span class="method">${escape(method.toUpperCase())}</span> <code>${escape(path)}</code>
<span class="does">${escape(summary)}</span></summary><div class="operation">
<p>${escape(description)} ${externalDocs ? linkTo(externalDocs) : ''}</p>
${parameters.length ? `<h3>Parameters</h3><ul>${parameters.map(parameterLine).join('')}</ul>` : ''}
${requestBody ? `<h3>Body</h3>${contentOf(requestBody)}` : ''}
<h3>Answers</h3><ul>${Object.entries(responses).map(answerLine).join('')}</ul>
</div></details>`;
}

const linkTo = ({ url, description }: OpenapiDocument['externalDocs']) =>
  `<a href="${escape(url)}">${escape(description)}</a>`;

type Parameter = NonNullable<DescribedOperation['parameters']>[number];
type Answer = DescribedOperation['responses'][string];

const parameterLine = ({ name, in: place, required, description = '', schema }: Parameter) =>
  `<li><code>${escape(name)}</code> (${place}${required ? ', required' : ''}) ${escape(description)}
<code>${escape(JSON.stringify(schema))}</code></li>`;

const answerLine = ([status, answer]: [string, Answer]) =>
  `<li><strong>${status}</strong> ${escape(answer.description)}${Number(status) < 400 ? contentOf(answer) : ''}</li>`;

const contentOf = ({ content = {} }: Pick<Answer, 'content'>) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<code>${escape(type)}</code><pre>${escape(JSON.stringify(schema, null, 2))}</pre>`)
    .join('');

const schemaFold = ([name, schema]: [string, unknown]) =>
  `<details><summary><code>${escape(name)}</code></summary><div class="operation">
<pre>${escape(JSON.stringify(schema, null, 2))}</pre></div></details>`;
