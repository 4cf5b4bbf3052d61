import { graphql, useFragment } from 'react-relay/hooks';
import type { ReadinessTab_system$key } from '../../__generated__/ReadinessTab_system.graphql';
import { Badge } from '../../ui/Badge.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { checkWords } from './words.ts';

const purposes: Record<string, { title: string; text: string; address: string }> = {
  EVERYTHING: {
    title: 'Everything',
    text: 'The app, the API and redirects.',
    address: '/health/ready',
  },
  REDIRECTS: {
    title: 'Redirects only',
    text: 'Known links keep redirecting while the database is away.',
    address: '/health/ready?for=redirects',
  },
};

/** Whether a load balancer sends requests here, and where it asks. */
export function ReadinessTab(props: { system: ReadinessTab_system$key }) {
  const { readiness } = useFragment(
    graphql`
      fragment ReadinessTab_system on System {
        readiness {
          purpose
          isReady
          failing
        }
      }
    `,
    props.system,
  );
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">
        A load balancer asks these addresses and sends requests here as long as the response is 200. A server that is
        being stopped responds with 503.
      </p>
      <div className="grid gap-5 lg:grid-cols-2">
        {readiness.map(({ purpose, isReady, failing }) => {
          const { title, text, address } = purposes[purpose]!;
          return (
            <Panel
              key={purpose}
              title={title}
              subtitle={text}
              actions={<Badge tone={isReady ? 'positive' : 'danger'}>{isReady ? 'Ready' : 'Not ready'}</Badge>}
            >
              <p className="text-sm">
                <code className="rounded bg-sunken px-1.5 py-0.5 text-xs">GET {address}</code> responds with{' '}
                {isReady ? 200 : 503}.
              </p>
              {failing.length > 0 && (
                <p className="mt-2 text-sm text-danger">
                  Failing: {failing.map((check) => checkWords(check).name).join(', ')}
                </p>
              )}
            </Panel>
          );
        })}
      </div>
    </div>
  );
}
