import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { RouterProvider } from 'react-router-dom';
import { environment } from './relay/environment.ts';
import { router } from './routes.tsx';
import { loginPath } from './session/authorized-fetch.ts';
import { goTo } from './session/go-to.ts';
import { markSignedOut } from './session/sign-out.ts';
import { onSignedOutElsewhere } from './session/storage.ts';
import { startTheme } from './ui/theme.ts';
import './ui/theme.css';

startTheme();
onSignedOutElsewhere(() => {
  markSignedOut(); // the provider's session may last a moment longer and would sign the person in again
  goTo(loginPath(window.location.pathname + window.location.search));
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  </StrictMode>,
);
