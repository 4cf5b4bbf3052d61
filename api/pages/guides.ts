import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../common/config.ts';
import { renderMarkdown } from './markdown.ts';
import { guidePage, type GuideGroup } from './guide-page.ts';
import type { Page } from './page.ts';

/** Where the list of guides is, and below it each of them. */
export const GUIDES = '/api/docs/guides';

/** Where the policy of versions and deprecation is. */
export const VERSIONS = `${GUIDES}/apis#versions`;

interface Guide {
  /** The last segment of its address. */
  name: string;
  file: string;
  /** How it is called in lists. */
  title: string;
}

const groups: { title: string; guides: Guide[] }[] = [
  {
    title: 'Guides',
    guides: [
      { name: 'authenticate', file: 'docs/guides/authenticate.md', title: 'Authenticate' },
      { name: 'shorten', file: 'docs/guides/shorten.md', title: 'Shorten links' },
      { name: 'page-through', file: 'docs/guides/page-through.md', title: 'Page through lists' },
      { name: 'subscribe', file: 'docs/guides/subscribe.md', title: 'Subscribe to live counts' },
      { name: 'verify-a-webhook', file: 'docs/guides/verify-a-webhook.md', title: 'Verify a webhook' },
      { name: 'move', file: 'docs/guides/move.md', title: 'Move from another service' },
      { name: 'move-from-bitly', file: 'docs/guides/move-from-bitly.md', title: 'Move from Bitly' },
      { name: 'move-from-dub', file: 'docs/guides/move-from-dub.md', title: 'Move from Dub' },
      { name: 'move-from-kutt', file: 'docs/guides/move-from-kutt.md', title: 'Move from Kutt' },
      { name: 'move-from-rebrandly', file: 'docs/guides/move-from-rebrandly.md', title: 'Move from Rebrandly' },
      { name: 'move-from-shlink', file: 'docs/guides/move-from-shlink.md', title: 'Move from Shlink' },
      { name: 'move-from-short-io', file: 'docs/guides/move-from-short-io.md', title: 'Move from Short.io' },
      { name: 'move-from-yourls', file: 'docs/guides/move-from-yourls.md', title: 'Move from YOURLS' },
    ],
  },
  {
    title: 'Good to know',
    guides: [
      { name: 'apis', file: 'docs/api.md', title: 'The APIs' },
      { name: 'webhooks', file: 'docs/webhooks.md', title: 'Webhooks' },
      { name: 'counting', file: 'docs/counting.md', title: 'What is counted' },
      { name: 'snippet', file: 'docs/snippet.md', title: 'The website snippet' },
      { name: 'redirect-rules', file: 'docs/redirect-rules.md', title: 'Redirect rules' },
      { name: 'experiments', file: 'docs/experiments.md', title: 'Experiments' },
    ],
  },
];

const addressOf = (name: string) => `${GUIDES}/${name}`;
const all = groups.flatMap(({ guides }) => guides);
const addresses = new Map([
  ['docs/guides/README.md', GUIDES],
  ...all.map(({ file, name }) => [file, addressOf(name)] as const),
]);
/** What the examples call the installation; the pages name the real one. */
const EXAMPLE_ORIGIN = 'https://links.example.com';

const textOf = (file: string) =>
  readFileSync(join(config.root, file), 'utf8').replaceAll(EXAMPLE_ORIGIN, config.publicOrigin);

function make(file: string): Page {
  const text = textOf(file);
  const address = addresses.get(file)!;
  const lists: GuideGroup[] = groups.map(({ title, guides }) => ({
    title,
    links: guides.map(({ name, title }) => ({
      title,
      address: addressOf(name),
      isCurrent: addressOf(name) === address,
    })),
  }));
  return guidePage(renderMarkdown(text, { file, addresses }), lists);
}

const made = new Map<string, Page>();

/** The Markdown of a guide by its name; null for a name that no guide has. */
export function guideText(name: string): string | null {
  const file = all.find((guide) => guide.name === name)?.file;
  return file === undefined ? null : textOf(file);
}

/** What there is to read about the installation, for programs that read (https://llmstxt.org). */
export function llmsText(): string {
  const { publicOrigin: origin } = config;
  const lists = groups.map(({ title, guides }) => {
    const links = guides.map((guide) => `- [${guide.title}](${origin}${addressOf(guide.name)}.md)`);
    return `## ${title}\n\n${links.join('\n')}`;
  });
  return `# Footbridge

> Short links with click analytics. Programs create, find and change links and read figures over REST or GraphQL with an API key.

Send the key as \`Authorization: Bearer fbapi_…\`. Both APIs have the same use cases, the same codes of errors and the same limits.

## Reference

- [OpenAPI 3.1 document of REST](${origin}/api/openapi.json)
- [GraphQL schema](${origin}/schema.graphql): queries, mutations and subscriptions at ${origin}/graphql
- [Codes of errors](${origin}${GUIDES}/apis#errors)
- [Versions and deprecation](${origin}${VERSIONS}): what can change, and how long what goes stays

${lists.join('\n\n')}
`;
}

/** The page of a guide by its name, or the list of all guides; null for a name that no guide has. */
export function openGuide(name?: string): Page | null {
  const file = name === undefined ? 'docs/guides/README.md' : all.find((guide) => guide.name === name)?.file;
  if (file === undefined) return null;
  const page = (!config.isDevelopment && made.get(file)) || make(file);
  made.set(file, page);
  return page;
}
