import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { config } from '../common/config.ts';
import { logger } from '../common/logger.ts';
import { registerCheck } from '../common/health-checks.ts';
import { hostOf, withParents } from '../common/destination.ts';

/** How often the file is looked at, milliseconds. */
const LOOK_MS = 1_000;

let listed: ReadonlySet<string> = new Set();

/** Whether the list has a host, or a domain that it belongs to. */
export const isListed = (host: string): boolean =>
  listed.size > 0 && withParents(host).some((name) => listed.has(name));

/** The hosts of a list: one a line, or as in a hosts file behind an address; `#` begins a comment. Others are left out. */
export function parseHosts(text: string): Set<string> {
  const hosts = new Set<string>();
  for (const line of text.split('\n')) {
    const [first = '', ...rest] = line.split('#', 1)[0]!.trim().split(/\s+/);
    for (const name of isIP(first) && rest.length ? rest : [first]) {
      const host = hostOf(`http://${name.replace(/^\*?\./, '')}`);
      if (host?.includes('.')) hosts.add(host); // a hosts file also names this machine, without a dot
    }
  }
  return hosts;
}

/** Takes a new list; returns the hosts that joined or left it. */
export function useBlockList(hosts: ReadonlySet<string>): Set<string> {
  const changed = new Set([...hosts, ...listed].filter((host) => hosts.has(host) !== listed.has(host)));
  listed = hosts;
  return changed;
}

const listIn = (path: string): Set<string> => parseHosts(readFileSync(path, 'utf8'));

/** Takes the list of BLOCKED_HOSTS_FILE as it is now, where there is one: for threads and jobs, which do not follow it. */
export function loadBlockList(): void {
  if (config.blockedHostsFile) useBlockList(listIn(config.blockedHostsFile));
}

/**
 * Follows the file of BLOCKED_HOSTS_FILE until the function returned is called; `onChange` receives the hosts that joined or left.
 * Throws where the file cannot be read; one that vanishes later leaves the list as it was, and health says so.
 */
export function followBlockList(path: string, onChange: (hosts: Set<string>) => void): () => void {
  let failure: string | null = null;
  let seen = '';
  const look = () => {
    const now = versionOf(path); // before reading, so that what changes meanwhile is read the next time
    if (now === seen) return;
    seen = now;
    onChange(useBlockList(listIn(path)));
    failure = null;
  };
  look();
  registerCheck('block_list', async () =>
    failure === null
      ? { state: 'ok' }
      : { state: 'degraded', message: `BLOCKED_HOSTS_FILE cannot be read: ${failure}` },
  );
  const timer = setInterval(() => {
    try {
      look();
    } catch (error) {
      if (failure === null)
        logger.warn({ err: error }, 'the list of blocked hosts could not be read and stays as it was');
      seen = '';
      failure = (error as Error).message;
    }
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Differs whenever a file was changed or replaced. */
function versionOf(path: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}
