import { paths } from '../../paths.ts';
import { parametersOf, type AddressScope } from '../analytics/scope.ts';

/** The panels of the Deep dive, by the ids that addresses name after their #. */
export const deepDivePanels = {
  traffic: 'Clicks over time',
  sources: 'Traffic sources',
  behaviour: 'User behaviour',
  countries: 'Countries',
  cities: 'Top cities',
  performance: 'Performance metrics',
  models: 'Device models',
  versions: 'OS versions',
  paths: 'Path to this installation',
  networks: 'Networks',
  links: 'Detailed performance',
  rules: 'Redirect rules',
  experiments: 'A/B tests',
} as const;

export type DeepDivePanel = keyof typeof deepDivePanels;

/** The panels in the order of the page. */
export const deepDiveOrder = Object.keys(deepDivePanels) as DeepDivePanel[];

const withParameters = (path: string, parameters: URLSearchParams) => {
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
};

/** The address of the Overview of a scope. */
export const overviewOf = (scope: AddressScope): string => withParameters(paths.analytics, parametersOf(scope));

/** The address of the Deep dive of a scope, at one of its panels. */
export function deepDiveOf(scope: AddressScope, panel?: DeepDivePanel): string {
  const parameters = parametersOf(scope);
  parameters.set('tab', 'deep');
  return withParameters(paths.analytics, parameters) + (panel ? `#${panel}` : '');
}
