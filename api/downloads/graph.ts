import { ViewerNode } from '../account/graph.ts';
import { BotFilter } from '../analytics/graph-clicks.ts';
import { asScopeInput, ScopeArgument } from '../analytics/graph-scope.ts';
import { builder } from '../graph/builder.ts';
import { UrlFilter, UrlOrder, UrlScope } from '../urls/graph-list.ts';
import { required } from '../common/viewer.ts';
import { DOWNLOAD_MINUTES, linkToDownload, type DownloadLink } from './download-link.ts';

const Link = builder.objectRef<DownloadLink>('DownloadLink').implement({
  description: 'An address that serves a file, without an access token, to whoever has it.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address of the file.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: `${DOWNLOAD_MINUTES} minutes from now.` }),
  }),
});

builder.prismaObjectFields(ViewerNode, (t) => ({
  urlsExport: t.field({
    authScopes: { may: ['read'] },
    type: Link,
    description: 'All URLs that match, in their order, as CSV.',
    args: {
      filter: t.arg({ type: UrlFilter, description: 'Only URLs that match it.' }),
      order: t.arg({ type: UrlOrder, description: 'Newest first when left out.' }),
      scope: t.arg({
        type: UrlScope,
        required: true,
        defaultValue: 'ALL',
        description: 'All URLs, or only those to recover.',
      }),
    },
    resolve: (_user, { filter, order, scope }, { viewer }) =>
      linkToDownload(required(viewer), 'urls', {
        ...filter,
        scope,
        sort: order?.field,
        direction: order?.direction,
      }),
  }),
  clicksExport: t.field({
    authScopes: { may: ['analytics'] },
    type: Link,
    description: 'All clicks of a scope, newest first, as CSV.',
    args: {
      scope: t.arg({ type: ScopeArgument, required: true, description: 'Which clicks the file covers.' }),
      bots: t.arg({ type: BotFilter, description: 'Lists bots instead of people.' }),
    },
    resolve: (_user, { scope, bots }, { viewer }) =>
      linkToDownload(required(viewer), 'clicks', { ...asScopeInput(scope), bots }),
  }),
  analyticsExport: t.field({
    authScopes: { may: ['analytics'] },
    type: Link,
    description: 'All figures of a scope, as a ZIP of CSV files.',
    args: {
      scope: t.arg({ type: ScopeArgument, required: true, description: 'Which clicks the figures cover.' }),
      hours: t.arg.boolean({ defaultValue: false, description: 'Also hours.csv, for 92 days at most.' }),
    },
    resolve: (_user, { scope, hours }, { viewer }) =>
      linkToDownload(required(viewer), 'analytics', { ...asScopeInput(scope), hours }),
  }),
}));
