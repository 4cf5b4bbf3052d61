import { builder, shared } from '../graph/builder.ts';
import type { PlaceFile } from '../click-model/place-files.ts';
import { NO_NODE } from '../common/descriptions.ts';
import type { SystemJournal } from './sources.ts';
import { systemLooks } from '../live/system-looks.ts';
import type { HealthState } from '../common/health-checks.ts';
import type { QueueFigures } from './database-figures.ts';
import type { HealthChange } from './health-history.ts';
import {
  systemReport,
  type Readiness,
  type SystemCheck,
  type SystemDetails,
  type SystemJob,
  type SystemReport,
} from './system-report.ts';
import type { Stored } from './stored.ts';

const State = builder.enumType('HealthState', {
  description: 'DEGRADED works, and needs attention.',
  values: { OK: { value: 'ok' }, DEGRADED: { value: 'degraded' }, FAILING: { value: 'failing' } } as {
    [Name in HealthState as Uppercase<Name>]: { value: Name };
  },
});

const Check = builder.objectRef<SystemCheck>('SystemCheck').implement({
  description: 'A part of the server as it is now; what was found is null unless the viewer runs the server.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the part.' }),
    state: t.expose('state', { type: State, description: 'How it is now.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when it is in this state.' }),
    message: t.exposeString('message', { nullable: true, description: 'What was found, for people.' }),
    latencyMs: t.exposeFloat('latencyMs', { nullable: true, description: 'How long the check took, milliseconds.' }),
    meanMs: t.exposeFloat('meanMs', { nullable: true, description: 'The mean since the start.' }),
    slowestMs: t.exposeFloat('slowestMs', { nullable: true, description: 'The slowest since the start.' }),
  }),
});

const ReadinessPurpose = builder.enumType('ReadinessPurpose', {
  description: 'Which requests a server is ready for. EVERYTHING: any. REDIRECTS: clicks on short URLs.',
  values: { EVERYTHING: { value: 'everything' }, REDIRECTS: { value: 'redirects' } } as const,
});

const ReadinessType = builder.objectRef<Readiness>('Readiness').implement({
  description: 'Whether a load balancer should send requests of a kind here.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: ReadinessPurpose, description: 'Which requests this is about.' }),
    isReady: t.exposeBoolean('isReady', { description: 'Whether requests should come here.' }),
    failing: t.exposeStringList('failing', { description: 'The names of the checks that keep it from being ready.' }),
  }),
});

const Job = builder.objectRef<SystemJob>('SystemJob').implement({
  description: 'Work that is done at intervals.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the job.' }),
    everyMs: t.exposeInt('everyMs', { description: 'The time between two runs.' }),
    ranAt: t.expose('ranAt', { type: 'DateTime', nullable: true, description: 'Null before its first run.' }),
    tookMs: t.exposeInt('tookMs', {
      nullable: true,
      description: 'How long the last run took; null before its first run.',
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'What needs attention; null for nothing.' }),
    note: t.exposeString('note', { nullable: true, description: 'What is worth knowing; null for nothing.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is due; null while it runs.',
    }),
    failures: t.exposeInt('failures', { description: 'The runs that failed, on whichever node.' }),
  }),
});

const Queue = builder.objectRef<QueueFigures>('SystemQueue').implement({
  description: 'Work that is done as soon as it is ordered, and again after a wait where it fails.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the queue.' }),
    waiting: t.exposeInt('waiting', { description: 'What was not tried yet.' }),
    failed: t.exposeInt('failed', { description: 'What failed and is tried again.' }),
    ranAt: t.expose('ranAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When something of it was last done; null where nothing is remembered.',
    }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next is due; null where nothing waits.',
    }),
  }),
});

const Journal = builder.objectRef<SystemJournal>('SystemJournal').implement({
  description: 'The click journal: clicks are written to it first, and stored in the database from there.',
  fields: (t) => ({
    bytes: t.exposeFloat('bytes', { description: 'Its size on the disk, bytes.' }),
    maxBytes: t.exposeFloat('maxBytes', { description: 'The largest size it may have.' }),
    waitingBytes: t.exposeFloat('waitingBytes', { description: 'What is not stored in the database yet.' }),
    written: t.exposeInt('written', { description: 'Clicks written since the start.' }),
    stored: t.exposeInt('stored', { description: 'Clicks stored since the start.' }),
    lost: t.exposeInt('lost', { description: 'Clicks that could not be written, also before the start.' }),
  }),
});

const StoredType = builder.objectRef<Stored>('SystemStored').implement({
  description: 'What the database keeps.',
  fields: (t) => ({
    databaseBytes: t.exposeFloat('databaseBytes', { description: 'The size of the whole database, bytes.' }),
    segments: t.exposeInt('segments', { description: 'The segments of days that are kept as columns.' }),
    columnBytes: t.exposeFloat('columnBytes', { description: 'The size of all columns, bytes.' }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      nullable: true,
      description: 'The last day that is kept as columns; null for none.',
    }),
  }),
});

const PlaceFileType = builder.objectRef<PlaceFile>('PlaceFile').implement({
  description: 'A file that countries, cities or networks are looked up in.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the file.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the file was published; null where unknown.',
    }),
  }),
});

const Change = builder.objectRef<HealthChange>('HealthChange').implement({
  description: 'A check whose state changed.',
  fields: (t) => ({
    check: t.exposeString('check', { description: 'The name of the check.' }),
    from: t.expose('from', { type: State, description: 'The previous state.' }),
    to: t.expose('to', { type: State, description: 'The new state.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was found.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'What was found, for people; null where there is nothing to say.',
    }),
  }),
});

const Details = builder.objectRef<SystemDetails>('SystemDetails').implement({
  description: 'What only those who run the server can see.',
  fields: (t) => ({
    jobs: t.expose('jobs', { type: [Job], description: 'The periodic jobs of the server.' }),
    queues: t.expose('queues', {
      type: [Queue],
      description: 'The queues of the server; none while the database is away.',
    }),
    journal: t.expose('journal', {
      type: Journal,
      nullable: true,
      description: 'The click journal of this server; null where none is open.',
    }),
    stored: t.expose('stored', { type: StoredType, nullable: true, description: 'Null while the database is away.' }),
    placeFiles: t.expose('placeFiles', {
      type: [PlaceFileType],
      description: 'The files that places are looked up in.',
    }),
    changes: t.field({
      type: [Change],
      description: 'At most 100 since the start, newest first.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

const System = builder.objectRef<SystemReport>('System').implement({
  description: 'The state of the server that responded.',
  fields: (t) => ({
    id: t.id({ description: `There is one of it. ${NO_NODE}`, resolve: () => 'system' }),
    state: t.expose('state', { type: State, description: 'The worst of all checks.' }),
    version: t.exposeString('version', { description: 'The version of Footbridge that runs.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the server started.' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'When the checks ran.' }),
    checks: t.expose('checks', { type: [Check], description: 'Every part of the server with its state.' }),
    readiness: t.expose('readiness', {
      type: [ReadinessType],
      description: 'Whether it should get requests, by kind.',
    }),
    details: t.expose('details', {
      type: Details,
      nullable: true,
      description: 'Null unless the viewer runs the server: its operators.',
    }),
  }),
});

builder.queryField('system', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: System,
    description: 'The state of the server.',
    resolve: (_root, _args, { viewer }) => systemReport(viewer),
  }),
);

builder.subscriptionField('systemUpdated', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: System,
    description:
      'Delivers immediately and every five seconds. Completes when the access token expires: subscribe again with a new one.',
    extensions: shared,
    subscribe: (_root, _args, { viewer }) => systemLooks(viewer),
    resolve: (_delivery, _args, { viewer }) => systemReport(viewer),
  }),
);
