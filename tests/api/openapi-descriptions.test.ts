import { beforeAll, expect, test } from 'vitest';
import { readContract, type Contract } from '../kit/openapi.ts';
import { useWorld } from '../kit/world.ts';

useWorld();

interface Described {
  description?: string;
  $ref?: string;
  anyOf?: Described[];
  properties?: Record<string, Described>;
}

let contract: Contract;
let undescribed: string[];
let seen: number;
beforeAll(async () => {
  contract = await readContract();
  seen = 0;
  undescribed = propertiesWithout('', contract.document);
});

/** Whether readers find a description: here, or at the shared schema that stands here. */
function isDescribed({ description, $ref, anyOf = [] }: Described): boolean {
  if (description) return true;
  const shared = $ref && contract.document.components.schemas[$ref.split('/').at(-1)!];
  return Boolean(shared?.description) || anyOf.some((option) => option.$ref && isDescribed(option));
}

/** The places of all properties under a node of the document that nothing describes. */
function propertiesWithout(place: string, node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  const { properties } = node as Described;
  const own = place.endsWith('/properties') || !properties ? [] : Object.entries(properties);
  seen += own.length;
  return [
    ...own.filter(([, schema]) => !isDescribed(schema)).map(([name]) => `${place}.${name}`),
    ...Object.entries(node).flatMap(([name, below]) => propertiesWithout(`${place}/${name}`, below)),
  ];
}

test('every property is described', () => {
  expect(seen).toBeGreaterThan(1_000);
  expect(undescribed).toEqual([]);
});

test('every parameter is described', () => {
  const parameters = contract.operations.flatMap(({ method, path, operation }) =>
    (operation.parameters ?? []).map((parameter: any) => ({ at: `${method} ${path} ${parameter.name}`, parameter })),
  );
  expect(parameters.length).toBeGreaterThan(100);
  const without = parameters.filter(({ parameter }) => !parameter.description && !isDescribed(parameter.schema));
  expect(without.map(({ at }) => at)).toEqual([]);
});

test('every operation is described beyond its summary', () => {
  const without = contract.operations.filter(({ operation: { summary, description = '' } }) => {
    const own = description.replace(/Counts as .*|Each destination counts .*|API keys .*/, '').trim();
    return !own || own === summary;
  });
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
