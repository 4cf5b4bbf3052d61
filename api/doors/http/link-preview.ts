import { shortOriginOf } from '../../common/short-origin.ts';
import { escape } from '../../pages/html.ts';
import { page } from '../../pages/page.ts';
import { addressedDomain } from './addressed-host.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import type { RedirectRequest, RedirectResponse } from './redirect-handler.ts';

/** The addresses that a link can lead to, each once. */
function addressesOf({ destination, experiment, rules, apps }: RedirectLink): string[] {
  const others = experiment ? experiment.variants.map((variant) => variant.destination) : [destination];
  const before = [...(rules?.links ?? []), ...Object.values(apps ?? {})].map((link) => link.destination);
  return [...new Set([...before, ...others])];
}

const dayOf = (timestamp: number): string =>
  new Date(timestamp).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function previewOf(code: string, link: RedirectLink, domain: string | null) {
  const destinations = addressesOf(link);
  const title = destinations.length === 1 ? 'Where this link leads' : 'Where this link may lead';
  const address = `${new URL(shortOriginOf(domain)).host}/${code}`;
  const body = `<h1>${title}</h1>
${destinations.map((one) => `<p class="address">${escape(one)}</p>`).join('\n')}
<p class="lead">${address} was created on ${dayOf(link.createdAt)}. Looking at this page counts as no click.</p>
<a class="button" href="/${code}">Follow the link</a>
<p class="other"><a href="/report?code=${code}">Report this link</a></p>`;
  return page({ title, body });
}

/** Tells where a link leads, and since when; this is no click. A code needs no escaping. */
export function sendPreview(
  request: RedirectRequest,
  response: RedirectResponse,
  code: string,
  link: RedirectLink,
): void {
  const { html, headers } = previewOf(code, link, addressedDomain(request)?.host ?? null);
  const body = Buffer.from(html);
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
