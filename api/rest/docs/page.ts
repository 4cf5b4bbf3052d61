import type { DescribedOperation, OpenapiDocument } from '../../http/openapi.ts';
import { escape } from '../../pages/html.ts';
import { mark, sha256 } from '../../pages/page.ts';
import type { Schema } from '../json-schema.ts';
import { memberLine, schemaBlock } from './schema.ts';
import { style } from './style.ts';

type Located = DescribedOperation & { path: string; method: string };
type Answer = DescribedOperation['responses'][string];

/** The headers of the page: nothing from elsewhere, no scripts. */
export const docsHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${sha256(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  'x-content-type-options': 'nosniff',
} as const;

/** The document as a page to read: its operations by topic, each folded up, beside a table of contents. */
export function docsPage({ info, servers, paths, components, externalDocs }: OpenapiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Located => ({ path, method, ...operation })),
  );
  const topics = [...Map.groupBy(operations, ({ tags }) => tags[0] ?? 'Other')];
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
<a class="skip" href="#calls">Skip to the calls</a>
<div class="frame">
<header><p class="brand">${mark}Footbridge</p>${contents(topics)}</header>
<main id="calls">
<h1>API</h1>
${info.description
  .split('\n')
  .map((line) => `<p>${prose(line)}</p>`)
  .join('\n')}
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a> for clients and code generators. ${linkTo(externalDocs)}</p>
${firstCall(servers[0]!.url)}
${topics.map(([topic, list]) => `<h2 id="${idOf(topic)}">${escape(topic)}</h2>\n${list.map(fold).join('\n')}`).join('\n')}
<h2 id="schemas">Shared schemas</h2>
${Object.entries(components.schemas).map(schemaFold).join('\n')}
</main>
</div>
</body>
</html>
`;
}

const idOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** Escaped, and what stands between back-ticks as code. */
const prose = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const methodOf = (method: string) => `<span class="method ${escape(method)}">${escape(method.toUpperCase())}</span>`;

function contents(topics: [string, Located[]][]): string {
  const lists = topics.map(([topic, list]) => {
    const entries = list.map(
      ({ operationId, method, path }) =>
        `<li><a href="#${operationId}">${methodOf(method)}<span>${escape(path.replace(/^\/api/, ''))}</span></a></li>`,
    );
    return `<p class="topic">${escape(topic)}</p><ul>${entries.join('')}</ul>`;
  });
  return `<nav aria-label="Calls"><details><summary>All calls</summary>${lists.join('\n')}</details></nav>`;
}

const firstCall = (origin: string) => `<h2 id="first-call">A first call</h2>
<pre tabindex="0" aria-label="Example"><code>curl ${escape(origin)}/api/urls \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"original_url": "https://example.com/spring"}'</code></pre>`;

function fold(operation: Located): string {
  const {
    operationId,
    path,
    method,
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
    externalDocs,
  } = operation;
  const lines = parameters.map((one) =>
    memberLine(one.name, one.schema, one.required, [PLACES[one.in], one.description].filter(Boolean).join(' ')),
  );
  return `<details class="operation"><summary>${methodOf(method)}<code class="path">${escape(path)}</code>
<span class="does">${escape(summary)}</span></summary><div class="inside" id="${operationId}">
${description ? `<p>${prose(description)}</p>` : ''}
${externalDocs ? `<p>${linkTo(externalDocs)}</p>` : ''}
${lines.length ? `<h3>Parameters</h3><dl>${lines.join('\n')}</dl>` : ''}
${requestBody ? `<h3>Body</h3>${contentOf(requestBody, true)}` : ''}
${answersOf(responses)}
</div></details>`;
}

const linkTo = ({ url, description }: OpenapiDocument['externalDocs']) =>
  `<a href="${escape(url)}">${escape(description)}</a>`;

const PLACES = { path: 'In the path.', query: '', header: 'A header.' } as const;

/** What comes back when it works, and the refusals that are known. */
function answersOf(responses: Record<string, Answer>): string {
  const isRefusal = ([status]: [string, Answer]) => Number(status) >= 400;
  const all = Object.entries(responses);
  const good = all
    .filter((one) => !isRefusal(one))
    .map(([status, answer]) => {
      const body = contentOf(answer, false);
      return `<h3>Answer <span class="status">${escape(status)}</span></h3><p class="note">${escape(answer.description)}</p>${body}`;
    });
  const refusals = all
    .filter(isRefusal)
    .map(
      ([status, { description }]) =>
        `<div><dt class="status">${escape(status)}</dt><dd>${escape(description)}</dd></div>`,
    );
  return `${good.join('\n')}${refusals.length ? `<h3>Errors</h3><dl>${refusals.join('\n')}</dl>` : ''}`;
}

const contentOf = ({ content = {} }: Pick<Answer, 'content'>, isSent: boolean) =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p class="note"><code>${escape(type)}</code></p>${schemaBlock(schema as Schema, isSent)}`,
    )
    .join('');

const schemaFold = ([name, schema]: [string, unknown]) =>
  `<details class="schema"><summary><code class="path">${escape(name)}</code></summary>
<div class="inside" id="schema-${escape(name)}"><p></p>${schemaBlock(schema as Schema, false)}</div></details>`;
