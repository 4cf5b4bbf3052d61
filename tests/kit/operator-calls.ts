// One successful call of every operation that is for operators.
import { reportLink } from '../../api/moderation/report-link.ts';
import { shorten } from './queries.ts';
import { operator, rest, type Person } from './world.ts';

let made: Promise<Person> | undefined;
const olga = () => (made ??= operator());
const ask = async (method: string, path: string, body?: unknown) =>
  rest(await olga(), method, `/api/system/${path}`, body);
const emailOf = ({ subject }: Person) => `${subject}@example.test`;

let hosts = 0;
const suspendHost = () => ask('POST', 'suspensions', { host: `bad${++hosts}.example`, reason: 'Phishing' });
/** Reports a new link of somebody; returns its code. */
async function report(who: Person): Promise<string> {
  const { shortCode } = await shorten(who);
  await reportLink({ code: shortCode, reason: 'Phishing', contact: 'me@example.test' }, '192.0.2.1');
  return shortCode;
}

/** The calls by their names in the OpenAPI document. */
export const callsOfOperators = (ada: () => Person) => ({
  'GET /api/system/operators': () => ask('GET', 'operators'),
  'PUT /api/system/operators': () => ask('PUT', 'operators', { email: emailOf(ada()), is_operator: false }),
  'GET /api/system/accounts': () => ask('GET', `accounts?email=${emailOf(ada())}`),
  'PUT /api/system/accounts/plan': () => ask('PUT', 'accounts/plan', { email: emailOf(ada()), plan: 'premium' }),
  'GET /api/system/actions': () => ask('GET', 'actions'),
  'GET /api/system/suspensions': () => ask('GET', 'suspensions'),
  'POST /api/system/suspensions': () => suspendHost(),
  'DELETE /api/system/suspensions/{id}': async () =>
    ask('DELETE', `suspensions/${(await suspendHost()).body.suspensions[0].id}`),
  'GET /api/system/links': () => ask('GET', 'links?search=example.com'),
  'GET /api/system/reports': async () => {
    await report(ada());
    return ask('GET', 'reports');
  },
  'POST /api/system/reports/settle': async () => ask('POST', 'reports/settle', { short_code: await report(ada()) }),
});
