import { beforeEach, expect, test } from 'vitest';
import { countOf, create, post } from '../kit/bulk.ts';
import { upload } from '../kit/upload.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const A = 'https://example.com/a';

test('of lists with the same external ids, in any order and with any codes, each id comes once, and the others read why not', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `crm-${n}`);
  const coded = (codeOf: (at: number) => number) =>
    ids.map((external_id, at) => ({ original_url: A, external_id, short_code: `${ada.id}-${codeOf(at)}` }));
  const codesOf = ({ body }: { body: any }) => body.results.map((one: any) => one.error_code);
  const [ascending, descending, file, field] = await Promise.all([
    post(
      ada,
      coded((at) => at),
    ),
    post(
      ada,
      coded((at) => 200 - at),
    ),
    upload(ada, `original_url,external_id\n${ids.map((id) => `${A},${id}`).join('\n')}\n`),
    create(
      ada,
      ids.toReversed().map((externalId) => ({ originalUrl: A, externalId })),
    ),
  ]);
  const outcomes = [
    ...[ascending, descending, file].flatMap(codesOf),
    ...field.creation.results.map(({ error }: any) => error?.code ?? null),
  ];
  expect(outcomes.filter((code) => code === null)).toHaveLength(60);
  expect(outcomes.filter(Boolean)).toEqual(Array(180).fill('EXTERNAL_ID_TAKEN'));
  expect(await countOf(ada)).toBe(60);
});

test('a list waits for a link that is made meanwhile with an external id of its rows', async () => {
  const rows = Array.from({ length: 100 }, (_, n) => ({ original_url: A, external_id: `n-${n}` }));
  const [list, ...single] = await Promise.all([
    post(ada, rows),
    ...[10, 50, 99].map((n) => rest(ada, 'POST', '/api/urls', { original_url: A, external_id: `n-${n}` })),
  ]);
  const refused = list.body.results.filter((one: any) => one.error_code);
  expect(refused.map((one: any) => one.error_code)).toEqual(Array(refused.length).fill('EXTERNAL_ID_TAKEN'));
  expect(single.filter(({ status }) => status === 201)).toHaveLength(refused.length);
  expect(await countOf(ada)).toBe(100);
});
