// Experiments of a test, and visitors who follow their links.
import { agents } from './clicks.ts';
import { act } from './websites.ts';
import { at, gql, type Person } from './world.ts';

export const A = 'https://a.example/?utm_source=own';
export const B = 'https://b.example/';
export const OWN = 'https://own.example/';
/** One of four visitors gets A, three get B. */
export const two = [
  { destination: A, weight: 1 },
  { destination: B, weight: 3 },
];

const FIELDS = `id state endedAt keptVariant url { id }
  report { variants { id key letter name destination weight share clicks visitors bots conversions measured converted rate low high
      probabilityToBeBest }
    best { letter }
    verdict { kind headline reason clicksNeeded splitProbability missing winner { letter name } } }`;
const mutation = (name: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    ... on ${type}Success { experiment { ${FIELDS} } } ... on UserError { code message field } } }`;
};
const START = mutation('startExperiment');
export const PAUSE = mutation('pauseExperiment');
export const RESUME = mutation('resumeExperiment');
export const END = mutation('endExperiment');
export const RENAME = mutation('renameVariants');
const LIST = `query ($url: ID) { viewer { experiments(url: $url) { totalCount experiments { ${FIELDS} } } } }`;

/** Starts an experiment on a URL of `who`; what the mutation answers. */
export const startOn = (who: Person, url: string, variants: unknown = two) => act(who, START, { url, variants });

/** The experiments of a URL, as `who` sees them. */
export const experimentsOf = async (who: Person, url: string) =>
  (await gql(who, LIST, { url })).data.viewer.experiments;

/** Follows a short code as a visitor with a name; returns where it led. */
export async function follow(
  shortCode: string,
  visitor: string,
  more: Record<string, string> = {},
  method = 'GET',
): Promise<string | null> {
  const headers = { 'user-agent': `${agents.chrome} ${visitor}`, ...more };
  const { headers: answer } = await fetch(at(`/${shortCode}`), { method, headers, redirect: 'manual' });
  return answer.get('location');
}

/** So many names. */
export const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `v${index}`);
