// Cuts the world atlas down to what the map draws: countries without Antarctica, at the detail of a map of some 1,000 pixels.
import { readFileSync } from 'node:fs';
import { quantize } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

const ANTARCTICA = '010';
/** In square degrees: corners that make less of a difference are not drawn. */
const SMALLEST_CORNER = 0.06;
/** Different values of a coordinate; a third of a pixel on the widest map. */
const STEPS = 4_000;

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Vite plugin: what is imported of world-atlas is its countries only, simplified. */
export function atlas(): Plugin {
  return {
    name: 'footbridge-atlas',
    enforce: 'pre',
    load: {
      filter: { id: /world-atlas[\\/]countries-110m\.json$/ },
      handler(id) {
        return JSON.stringify(drawn(JSON.parse(readFileSync(id, 'utf8')) as Atlas));
      },
    },
  };
}

function drawn({ objects, ...topology }: Atlas): Atlas {
  const { countries } = objects;
  const geometries = countries.geometries
    .filter(({ id }) => id !== ANTARCTICA)
    // Only countries without a number are told apart by their name.
    .map(({ properties, ...country }) => (country.id === undefined ? { ...country, properties } : country));
  const all = presimplify({ ...topology, objects: { countries: { ...countries, geometries } } } as Atlas);
  const simplified = simplify(all, SMALLEST_CORNER);
  return quantize(filter(simplified, filterAttachedWeight(simplified, SMALLEST_CORNER)) as Atlas, STEPS);
}
