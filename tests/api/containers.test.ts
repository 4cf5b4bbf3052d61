// What operators run Footbridge in: the container, and the files for Docker Compose, nginx and Kubernetes agree with the product.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settingNames } from '../../api/common/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Settings = Record<string, string>;
interface Service {
  environment?: Settings;
  volumes?: string[];
  command?: string[];
  read_only?: boolean;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const compose = (file: string) => parse(read(file), { merge: true }) as Compose;
/** As Compose fills settings in where the operator has set nothing but a password. */
const filled = (settings: Settings = {}): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, byDefault: string | undefined) => byDefault ?? 'secret'),
    ]),
  );
/** What the image sets before anything else. */
const ofImage = (): Settings => {
  const [, line = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? [];
  return Object.fromEntries(line.split(' ').map((each) => each.split('=') as [string, string]));
};
const isOurs = ({ environment, command }: Service) => environment?.PUBLIC_ORIGIN !== undefined && !command;

test('the container has the version of Node that is pinned, another user than root, and starts what a release has', () => {
  const lines = read('Dockerfile').split('\n');
  const images = lines.flatMap((line) => /^FROM node:(\d+)-/.exec(line)?.[1] ?? []);
  expect(images).toEqual([read('.nvmrc').trim(), read('.nvmrc').trim()]);
  expect(lines).toContain('USER node');
  expect(lines.at(-2)).toBe('CMD ["node", "scripts/start.mjs"]');
  expect(read('scripts/release.ts')).toContain("'start.mjs'");
  const ignored = read('.dockerignore').split('\n');
  for (const secret of ['.env', 'data', '.git', 'node_modules']) expect(ignored).toContain(secret);
});

describe.each([
  ['compose.yaml', 1],
  ['docs/containers/cluster.yaml', 3],
])('%s', (file, servers) => {
  const { services, volumes } = compose(file);
  const ours = Object.values(services).filter(isOurs);

  test('has servers whose settings there are, and that start with them', () => {
    expect(ours).toHaveLength(servers);
    for (const { environment } of ours) {
      const settings = { ...ofImage(), ...filled(environment) };
      for (const name of Object.keys(settings)) {
        if (name !== 'NODE_COMPILE_CACHE') expect(settingNames).toContain(name);
      }
      expect(readConfig(settings)).toMatchObject({ host: '0.0.0.0', dataDir: '/data', isSecure: false });
    }
  });

  test('keeps the journal of each in a volume of its own, and writes nowhere else', () => {
    const mounted = ours.flatMap((service) => service.volumes ?? []);
    expect(new Set(mounted).size).toBe(servers);
    for (const each of mounted) expect(Object.keys(volumes)).toContain(each.replace(/:\/data$/, ''));
    for (const service of ours) expect(service.read_only).toBe(true);
  });
});

test('the cluster migrates once, by the command that a release has, and before its servers', () => {
  const { services } = compose('docs/containers/cluster.yaml');
  expect(services.migrate!.command).toEqual(['node', 'build/server/migrate.js']);
  expect(read('scripts/build-server.ts')).toContain("'migrate'");
  expect(filled(services.one!.environment)).toMatchObject({ MIGRATE_AT_START: '0' });
  const nginx = read('docs/containers/nginx.conf');
  for (const name of ['one', 'two', 'three']) expect(nginx).toContain(`server ${name}:3000 `);
  expect(existsSync(join(root, 'docs/containers/nginx.conf'))).toBe(true);
});

test('Kubernetes keeps each journal, gives servers their time to end, and asks for their health', () => {
  const documents = parseAllDocuments(read('docs/kubernetes/footbridge.yaml'));
  for (const { errors } of documents) expect(errors).toEqual([]);
  const objects = documents.map((each) => each.toJS({ maxAliasCount: 10 }) as { kind: string } & Record<string, any>);
  const of = (kind: string) => objects.find((each) => each.kind === kind)!;
  expect(objects.map(({ kind }) => kind)).toEqual([
    ...['Secret', 'ConfigMap', 'Service', 'StatefulSet', 'PodDisruptionBudget', 'Ingress'],
  ]);
  const settings = { ...of('ConfigMap').data, ...of('Secret').stringData } as Settings;
  for (const name of Object.keys(settings)) expect(settingNames).toContain(name);
  const filledIn = Object.entries(settings).map(([name, value]) => [name, value.replace(/<([^>]*)>/g, '$1')]);
  expect(readConfig({ ...ofImage(), ...Object.fromEntries(filledIn) })).toMatchObject({ migratesAtStart: false });
  const { spec } = of('StatefulSet').spec.template;
  const [container] = spec.containers;
  expect(container.volumeMounts[0]).toEqual({ name: 'data', mountPath: '/data' });
  expect(of('StatefulSet').spec.volumeClaimTemplates[0].metadata.name).toBe('data');
  const unit = /TimeoutStopSec=(\d+)/.exec(read('docs/systemd/footbridge.service'))![1];
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(unit));
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    expect(container[probe].httpGet.path).toMatch(/^\/health\/(live|ready)$/);
  expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
});
