import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json'; // what scripts/vite-atlas.ts leaves of it

const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string } | null> }>;

/** The countries by ISO 3166-1 numeric code. Three disputed ones have no code: their name is their id. */
export const countries = feature(topology, topology.objects.countries).features.map((country) => ({
  ...country,
  id: String(country.id ?? country.properties?.name),
}));
