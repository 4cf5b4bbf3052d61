// Domains of the test, what the name servers say of them, and what asks for their links.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { db } from '../../api/database/db.ts';
import { followDomains } from '../../api/domains/served-domains.ts';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { OutboundError } from '../../api/outbound/outbound-error.ts';
import { request, sendRaw } from './raw-http.ts';
import { gql, rest, type Person } from './world.ts';

/** Where this installation is, as the name servers of a test say. */
export const OUR_ADDRESS = '198.18.0.1';

/** What the name servers of a test say: addresses and TXT values by name; `away` answer nothing, others fail with a code. */
export const names = {
  addresses: {} as Record<string, string[]>,
  texts: {} as Record<string, string[]>,
  away: false,
  failure: '',
};

/** Replaces the name servers for the tests of a file, and follows the served domains as the server does. */
export function useDomains(ours: string): void {
  let stop = () => {};
  beforeAll(async () => {
    stop = await followDomains();
  });
  afterAll(() => {
    stop();
    useOutboundPolicy(publicInternet);
  });
  beforeEach(() => {
    Object.assign(names, { addresses: {}, texts: {}, away: false, failure: '' });
    const answer = (found: string[] | undefined) => {
      if (names.away) throw new OutboundError('unresolved');
      return found;
    };
    useOutboundPolicy({
      ...publicInternet,
      resolve: async (host) => answer(host === ours ? [OUR_ADDRESS] : names.addresses[host]) ?? [],
      resolveTexts: async (name) => {
        const found = answer(names.texts[name]);
        const code = names.failure || (found ? '' : 'ENOTFOUND');
        if (code || !found) throw Object.assign(new Error(code), { code });
        return found;
      },
    });
  });
}

const FIELDS = `id host status isDefault rootUrl notFoundUrl problem verifiedAt connectedAt failingSince
  proofRecord { type name value } addressRecord { type name value }`;
const mutation = (name: string, field: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    ... on ${type}Success { ${field} } ... on UserError { code message field } } }`;
};
export const CREATE = mutation('createDomain', `domain { ${FIELDS} }`);
export const UPDATE = mutation('updateDomain', `domain { ${FIELDS} }`);
export const DELETE = mutation('deleteDomain', 'deletedId');
export const VERIFY = mutation(
  'verifyDomain',
  `verification { domain { ${FIELDS} } proof { isDone reason } address { isDone reason } }`,
);

/** What a mutation answers: its success, or the refusal. */
export async function act(who: Person, document: string, input: object): Promise<any> {
  const { data, errors } = await gql(who, document, { input });
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

/** Adds a domain of `who`. */
export const addDomain = async (who: Person, host: string, more: object = {}) =>
  (await act(who, CREATE, { host, ...more })).domain;

/** The domains of `who`. */
export const domainsOf = async (who: Person) =>
  (await gql(who, `{ viewer { domains { ${FIELDS} } } }`)).data.viewer.domains;

/** Publishes the TXT value and the address of a domain, beside what is there. */
export function publish({ host, proofRecord }: { host: string; proofRecord: { name: string; value: string } }): void {
  names.texts[proofRecord.name] = [...(names.texts[proofRecord.name] ?? []), proofRecord.value];
  names.addresses[host] = [OUR_ADDRESS];
}

/** A domain of `who` that is verified and leads here. */
export async function liveDomain(who: Person, host: string, more: object = {}): Promise<any> {
  const domain = await addDomain(who, host, more);
  publish(domain);
  const { verification } = await act(who, VERIFY, { id: domain.id });
  expect(verification.domain.status).toBe('LIVE');
  return verification.domain;
}

/** Asks a host for a target; the answer's status, its location and its body. */
export async function ask(host: string, target: string, method = 'GET', headers: string[] = []) {
  const {
    status,
    headers: lines,
    body,
  } = await sendRaw(request(method, target, headers).replace('Host: localhost', `Host: ${host}`));
  const location = lines.find((line) => /^location:/i.test(line))?.slice(10) ?? null;
  return { status, location, lines, body: body.toString() };
}

/** Where a host leads for a code; the status where it leads nowhere. */
export async function follow(host: string, code: string): Promise<string | number> {
  const { status, location } = await ask(host, `/${code}`);
  return status === 302 ? location! : status;
}

/** Makes looks at domains due again. */
export const makeDue = () => db.$executeRaw`UPDATE domain SET checked_at = checked_at - interval '1 day'`;

/** Creates a link over REST; what is answered. */
export const shortenAt = async (who: Person, body: object) =>
  rest(who, 'POST', '/api/urls', { original_url: 'https://example.com/', ...body });

/** Creates a link over REST; the link. */
export async function shortened(who: Person, body: object): Promise<any> {
  const answer = await shortenAt(who, body);
  expect(answer.status).toBe(201);
  return answer.body;
}
