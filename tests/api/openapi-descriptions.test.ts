import { beforeAll, expect, test } from 'vitest';
import { readContract, type Contract } from '../kit/openapi.ts';
import { useWorld } from '../kit/world.ts';

useWorld();

interface Described {
  type?: string;
  description?: string;
  $ref?: string;
  anyOf?: Described[];
  properties?: Record<string, Described>;
}

let contract: Contract;
let found: [place: string, schema: Described][];
beforeAll(async () => {
  contract = await readContract();
  found = propertiesOf('', contract.document);
});

/** Whether readers find a description: here, at the shared schema that stands here, or at what it is unless null. */
function isDescribed({ description, $ref, anyOf = [] }: Described): boolean {
  if (description) return true;
  const shared = $ref && contract.document.components.schemas[$ref.split('/').at(-1)!];
  return Boolean(shared?.description) || anyOf.some(isDescribed);
}

/** All properties under a node of the document. */
function propertiesOf(place: string, node: unknown): [string, Described][] {
  if (node === null || typeof node !== 'object') return [];
  const { properties } = node as Described;
  const own = place.endsWith('/properties') || !properties ? [] : Object.entries(properties);
  return [
    ...own.map(([name, schema]): [string, Described] => [`${place}.${name}`, schema]),
    ...Object.entries(node).flatMap(([name, below]) => propertiesOf(`${place}/${name}`, below)),
  ];
}

test('every property is described', () => {
  expect(found.length).toBeGreaterThan(1_000);
  expect(found.filter(([, schema]) => !isDescribed(schema)).map(([place]) => place)).toEqual([]);
});

test('every property can be more than null', () => {
  expect(found.filter(([, { type }]) => type === 'null').map(([place]) => place)).toEqual([]);
});

test('every parameter is described', () => {
  const parameters = contract.operations.flatMap(({ method, path, operation }) =>
    (operation.parameters ?? []).map((parameter: any) => ({ at: `${method} ${path} ${parameter.name}`, parameter })),
  );
  expect(parameters.length).toBeGreaterThan(100);
  const without = parameters.filter(({ parameter }) => !parameter.description && !isDescribed(parameter.schema));
  expect(without.map(({ at }) => at)).toEqual([]);
});

test('every answer with a body is described by more than a word', () => {
  const answers = contract.operations.flatMap(({ method, path, operation }) =>
    Object.entries<any>(operation.responses).map(([status, { description = '' }]) => ({
      at: `${method} ${path} ${status}`,
      words: description.split(' ').length,
    })),
  );
  expect(answers.length).toBeGreaterThan(500);
  expect(answers.filter(({ at, words }) => words < 2 && /20[01]$/.test(at)).map(({ at }) => at)).toEqual([]);
});

test('every operation is described beyond its summary', () => {
  const without = contract.operations.filter(({ operation: { summary, description = '' } }) => {
    const own = description.replace(/Counts as .*|Each destination counts .*|API keys .*/, '').trim();
    return !own || own === summary;
  });
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
