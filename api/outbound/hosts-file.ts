import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

const FILE = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';
/** Changes of the file are seen so soon. */
const FRESH_MS = 10_000;

type Hosts = ReadonlyMap<string, readonly string[]>;

let known: Promise<Hosts> | undefined;
let readAt = -Infinity;

/** The addresses that this machine's hosts file has for a name; localhost always has some (RFC 6761); else none. */
export async function hostsFileAddresses(name: string): Promise<readonly string[]> {
  if (performance.now() > readAt + FRESH_MS) {
    readAt = performance.now();
    known = readFile(FILE, 'utf8').then(parseHosts, () => new Map());
  }
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  return (await known)?.get(name) ?? (isLocal ? ['127.0.0.1', '::1'] : []);
}

/** The names of a hosts file with their addresses, in the order of its lines. */
function parseHosts(text: string): Hosts {
  const hosts = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (!isIP(address)) continue;
    for (const name of names) hosts.set(name.toLowerCase(), [...(hosts.get(name.toLowerCase()) ?? []), address]);
  }
  return hosts;
}
