// npm run bench:redirect:tls — redirects per second over HTTP/2 with the server's own certificate: links whose round trips are
// asked for by PING, against links on level none, whose are not. Both under the same load, in turns, in one run.
import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { parseArgs } from 'node:util';
import { CHROME } from '../../tests/kit/agents.ts';
import { certificateFolder, certificates } from '../../tests/kit/certificates.ts';
import { addLinks, makeInstallation } from '../../tests/kit/installation.ts';
import { median } from './network/statistics.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '64' },
  },
});
const seconds = Number(values.seconds);

await using cleanUp = openCleanUp();
const { certificateFile, keyFile, remove } = certificateFolder();
cleanUp.defer(remove);
const installation = await makeInstallation({ TLS_CERT_FILE: certificateFile, TLS_KEY_FILE: keyFile });
cleanUp.defer(() => installation.remove());
await installation.start();
const codes = await addLinks(installation, 100);
const half = codes.length / 2;
const [asked, plain] = [codes.slice(0, half), codes.slice(half)];
await installation.query(`UPDATE short_url SET measurement_level = 'none' WHERE short_code = ANY ($1)`, [plain]);
await installation.query(`UPDATE short_url SET measurement_level = 'essential' WHERE short_code = ANY ($1)`, [asked]);

const headers = { 'user-agent': CHROME, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

async function openSession(): Promise<ClientHttp2Session> {
  const session = connect(installation.origin, { ca: [certificates.one.cert, certificates.two.cert] });
  await once(session, 'connect');
  return session;
}
const sessions = await Promise.all(Array.from({ length: Number(values.connections) }, openSession));
cleanUp.defer(() => sessions.forEach((session) => session.destroy()));

async function follow(session: ClientHttp2Session, code: string): Promise<void> {
  const stream = session.request({ ':path': `/${code}`, ...headers }, { endStream: true });
  const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
  if (answer[':status'] !== 302) throw new Error(`/${code} answered ${String(answer[':status'])}`);
  stream.resume();
  await once(stream, 'end');
}

/** Redirects per second while every connection follows one link after the other. */
async function rate(links: readonly string[], duration: number): Promise<number> {
  const end = performance.now() + duration * 1_000;
  let followed = 0;
  const visit = async (session: ClientHttp2Session, index: number) => {
    for (let number = index; performance.now() < end; number++) {
      await follow(session, links[number % links.length]!);
      followed++;
    }
  };
  await Promise.all(sessions.map(visit));
  return followed / duration;
}

const ratios: number[] = [];
for (let round = 0; round <= Number(values.rounds); round++) {
  const order = round % 2 ? [asked, plain] : [plain, asked];
  const rates = new Map<readonly string[], number>();
  for (const links of order) rates.set(links, await rate(links, round ? seconds : 1));
  if (!round) continue; // warms up
  const [withPings, without] = [rates.get(asked)!, rates.get(plain)!];
  ratios.push(withPings / without);
  console.log(
    `round ${round}: ${Math.round(withPings)} with PINGs, ${Math.round(without)} without: ${ratios.at(-1)!.toFixed(3)}`,
  );
}
console.log(
  `\n${values.connections} connections, median of ${values.rounds}: ${median(ratios).toFixed(3)} of the rate without PINGs`,
);
