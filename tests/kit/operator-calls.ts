// One successful call of every operation that is for operators.
import { operator, rest, type Person } from './world.ts';

let made: Promise<Person> | undefined;
const olga = () => (made ??= operator());
const ask = async (method: string, path: string, body?: unknown) =>
  rest(await olga(), method, `/api/system/${path}`, body);
const emailOf = ({ subject }: Person) => `${subject}@example.test`;

/** The calls by their names in the OpenAPI document. */
export const callsOfOperators = (ada: () => Person) => ({
  'GET /api/system/operators': () => ask('GET', 'operators'),
  'PUT /api/system/operators': () => ask('PUT', 'operators', { email: emailOf(ada()), is_operator: false }),
  'GET /api/system/accounts': () => ask('GET', `accounts?email=${emailOf(ada())}`),
  'PUT /api/system/accounts/plan': () => ask('PUT', 'accounts/plan', { email: emailOf(ada()), plan: 'premium' }),
  'GET /api/system/actions': () => ask('GET', 'actions'),
});
