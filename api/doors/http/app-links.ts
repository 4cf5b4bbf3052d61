import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostApps } from '../../common/app-links.ts';
import { config } from '../../common/config.ts';
import { reservedWords } from '../../generated/reserved.ts';
import { addressedDomain } from './addressed-host.ts';
import { problemAnswer } from './problem-page.ts';

/** What no link has, the app keeps out of apps of others: a code is never one of these words. */
const noLinks = [...reservedWords]
  .flatMap((word) => [`/${word}`, `/${word}/*`])
  .map((path) => ({ '/': path, exclude: true }));

/** The apps on iOS that open links of a host, as Apple's systems ask for them; null for none. */
const appleAnswer = ({ iosApps }: HostApps) =>
  iosApps.length ? { applinks: { details: [{ appIDs: iosApps, components: [...noLinks, { '/': '/*' }] }] } } : null;

/** The apps on Android that do, as Google's systems ask for them; null for none. */
const googleAnswer = ({ androidApps }: HostApps) =>
  androidApps.length
    ? androidApps.map(({ package: name, fingerprints }) => ({
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
      }))
    : null;

/** Names the apps that may open the links of the host that is asked: those of its owner, or of this installation. */
export async function appLinks(app: FastifyInstance): Promise<void> {
  const answer = (of: (apps: HostApps) => object | null) => (request: FastifyRequest, reply: FastifyReply) => {
    const said = of(addressedDomain(request.raw) ?? config.ownApps);
    // Neither system follows a redirect, and both want this very type.
    if (said)
      return reply
        .headers({ 'content-type': 'application/json', 'cache-control': 'max-age=300' })
        .send(Buffer.from(JSON.stringify(said)));
    const { status, headers, body } = problemAnswer(request.raw, 'missing');
    return reply.code(status).headers(headers).send(body);
  };
  app.get('/.well-known/apple-app-site-association', answer(appleAnswer));
  app.get('/.well-known/assetlinks.json', answer(googleAnswer));
}
