import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { paths } from '../paths.ts';
import { freshToken } from '../session/refresh.ts';
import { Brand } from '../ui/Brand.tsx';
import { scrollKey } from './scroll-key.ts';
import { Shell } from './Shell.tsx';

/** Whether somebody is signed in, without redirecting anybody. */
export const sessionLoader = async (): Promise<boolean> => Boolean(await freshToken().catch(() => null));

/** The frame of public pages: the shell for signed-in people, a plain one for everybody else. */
export function OpenShell() {
  const isSignedIn = useLoaderData<boolean>();
  return isSignedIn ? <Shell /> : <Plain />;
}

const Plain = () => (
  <div className="min-h-dvh bg-canvas">
    <header className="border-b border-line">
      <div className="mx-auto flex h-14 max-w-7xl items-center justify-between px-4 sm:px-6 lg:px-8">
        <Brand />
        <a href={paths.login} className="text-sm font-medium text-accent hover:underline">
          Sign in
        </a>
      </div>
    </header>
    <main>
      <Outlet />
    </main>
    <ScrollRestoration getKey={scrollKey} />
  </div>
);
