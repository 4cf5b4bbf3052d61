import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';

/** A screen's route: its path, what its loader asks, the screen and what stands there when it fails. */
interface ScreenRoute {
  path: string;
  loader: LoaderFunction;
  element: ReactElement;
  errorElement?: ReactElement;
}

/** Shows a screen at an address over a mocked network; returns the router. */
export function renderRoute(environment: IEnvironment, route: ScreenRoute, address: string) {
  const router = createMemoryRouter([{ ...route, hydrateFallbackElement: <></> }], { initialEntries: [address] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return router;
}
