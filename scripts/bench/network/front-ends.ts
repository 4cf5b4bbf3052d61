// What stands between a visitor and the server: nothing, a certificate of its own, or nginx as docs/operating.md has it.
import { certificateFolder } from '../../../tests/kit/certificates.ts';
import { makeInstallation, type Installation } from '../../../tests/kit/installation.ts';
import { SERVER_ADDRESS } from './laboratory.ts';
import { startNginx } from './nginx.ts';

/** The host of the short links, which browsers of the laboratory find. */
export const SHORT = 'short.test';

export interface FrontEnd {
  name: string;
  words: string;
  /** What encrypts: nobody, the server or nginx. */
  tls: 'none' | 'own' | 'nginx';
  isHttp2: boolean;
  /** Whether nginx sends small records and says so, as documented. */
  isFine: boolean;
}

const frontEnd = (name: string, words: string, tls: FrontEnd['tls'], isHttp2: boolean, isFine = true): FrontEnd => ({
  ...{ name, words, tls, isHttp2, isFine },
});

export const frontEnds: readonly FrontEnd[] = [
  frontEnd('own-h2', 'own TLS, HTTP/2', 'own', true),
  frontEnd('own-h1', 'own TLS, HTTP/1.1', 'own', false),
  frontEnd('plain', 'plain HTTP', 'none', false),
  frontEnd('nginx-h2', 'nginx, HTTP/2', 'nginx', true),
  frontEnd('nginx-h1', 'nginx, HTTP/1.1', 'nginx', false),
  frontEnd('nginx-large', 'nginx with large records, HTTP/2', 'nginx', true, false),
];

/** Who tells the server the round trip of a click: PINGs of its own, the proxy, or nobody. */
export type RoundTripSource = 'pings' | 'proxy' | 'none';

export function roundTripSource({ tls, isHttp2 }: FrontEnd): RoundTripSource {
  if (tls === 'nginx') return 'proxy';
  return tls === 'own' && isHttp2 ? 'pings' : 'none';
}

/** Whether the server knows before it answers that a visitor is too far away for the page. */
export const knowsDistance = ({ tls }: FrontEnd): boolean => tls !== 'none';

export interface Opened {
  installation: Installation;
  /** Where visitors find short links. */
  origin: string;
}

/** Starts the server behind a front end; `cleanUp` ends both. */
export async function openFrontEnd(frontEnd: FrontEnd, cleanUp: AsyncDisposableStack): Promise<Opened> {
  const { certificateFile, keyFile, remove } = certificateFolder();
  cleanUp.defer(remove);
  const files = { TLS_CERT_FILE: certificateFile, TLS_KEY_FILE: keyFile };
  const installation = await makeInstallation(frontEnd.tls === 'own' ? files : {});
  cleanUp.defer(() => installation.remove());
  const { port } = new URL(installation.origin);
  if (frontEnd.tls !== 'nginx') {
    const origin = installation.origin.replace('localhost', SHORT);
    await installation.start({ HOST: SERVER_ADDRESS, PUBLIC_ORIGIN: origin, EMBEDDED_IDENTITY: '1' });
    return { installation, origin };
  }
  const { port: front } = await startNginx(frontEnd, { certificateFile, keyFile, backend: Number(port) }, cleanUp);
  const origin = `https://${SHORT}:${front}`;
  const settings = { HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', PUBLIC_ORIGIN: origin, EMBEDDED_IDENTITY: '1' };
  await installation.start(settings);
  return { installation, origin };
}
