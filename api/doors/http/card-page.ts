import { pictureUrl } from '../../cards/members.ts';
import { readAgent } from '../../click-model/agent.ts';
import { reasons } from '../../click-model/dimensions.ts';
import { shortOriginOf } from '../../common/short-origin.ts';
import { escape } from '../../pages/html.ts';
import type { Card } from '../../urls/link-card.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { addressedDomain } from './addressed-host.ts';
import { hintsOf } from './raw-click.ts';
import type { RedirectRequest, RedirectResponse } from './redirect-handler.ts';

const PREVIEW = reasons.indexOf('preview_agent');

/** Whether a network asks what it shows of a link that has a card. */
export const asksForCard = ({ headers }: RedirectRequest, { card }: RedirectLink): boolean =>
  card !== null && readAgent(headers['user-agent'] ?? '', hintsOf(headers)).reason === PREVIEW;

const tag = (attribute: 'property' | 'name', name: string, content: string | number) =>
  `<meta ${attribute}="${name}" content="${escape(String(content))}">`;

function tagsOf({ title, description, picture }: Card, address: string, called: string): string[] {
  const shown = picture && pictureUrl(picture.id);
  return [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:url', address),
    tag('property', 'og:title', called),
    ...(description ? [tag('property', 'og:description', description), tag('name', 'description', description)] : []),
    ...(shown
      ? [
          tag('property', 'og:image', shown),
          tag('property', 'og:image:type', 'image/jpeg'),
          tag('property', 'og:image:width', picture.width),
          tag('property', 'og:image:height', picture.height),
          ...(title ? [tag('property', 'og:image:alt', title)] : []),
        ]
      : []),
    tag('name', 'twitter:card', picture && picture.width >= 2 * MIN_LARGE ? 'summary_large_image' : 'summary'),
    tag('name', 'twitter:title', called),
    ...(description ? [tag('name', 'twitter:description', description)] : []),
    ...(shown ? [tag('name', 'twitter:image', shown)] : []),
  ];
}

/** X shows a picture large from 300 pixels on; narrower ones stand beside the text. */
const MIN_LARGE = 150;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  vary: 'user-agent',
} as const;

/** The page of a link's card: what networks read, and a way on for a person whose app calls itself like one. A code needs no escaping. */
export function sendCard(request: RedirectRequest, response: RedirectResponse, code: string, link: RedirectLink): void {
  const origin = shortOriginOf(addressedDomain(request)?.host ?? null);
  const address = `${origin}/${code}`;
  const called = link.card!.title ?? `${new URL(origin).host}/${code}`;
  const body = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(called)}</title>
<link rel="canonical" href="${address}">
${tagsOf(link.card!, address, called).join('\n')}
</head>
<body>
<p><a href="${escape(link.destination)}">${escape(called)}</a></p>
</body>
</html>
`);
  response.writeHead(200, { ...link.headers, ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
