import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { RouterProvider } from 'react-router-dom';
import { environment } from './relay/environment.ts';
import { router } from './routes.tsx';

/** Shows the page of the address. */
export function showApp(): void {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
}
