import { builder, shared } from '../../graph/builder.ts';
import { db } from '../../database/db.ts';
import { websiteChanges } from '../../live/website-changes.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import { WebsiteNode } from '../../websites/graph.ts';

const WebsiteUpdate = builder.objectRef<{ id: number; ownerId: number }>('WebsiteUpdate').implement({
  description: 'A website as it is now.',
  fields: (t) => ({
    website: t.prismaField({
      type: WebsiteNode,
      nullable: true,
      description: 'Null when it was removed, or is no website of the viewer.',
      resolve: (query, where) => db.website.findUnique({ ...query, where }),
    }),
  }),
});

builder.subscriptionField('websiteReported', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: WebsiteUpdate,
    extensions: shared,
    description:
      'Delivers immediately, then after reports of visits, conversions and measurements, at most every five seconds. Completes ' +
      'when the access token expires: subscribe again with a new one.',
    args: { id: t.arg.id({ required: true, description: 'The global id of the website.' }) },
    subscribe: (_root, { id }, { viewer }) => websiteChanges(viewer, rowOfEither('Website', String(id))),
    resolve: (_delivery, { id }, { viewer }) => ({ id: rowOfEither('Website', String(id)), ownerId: viewer.id }),
  }),
);
