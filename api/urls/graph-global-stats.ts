import { builder } from '../builder.ts';
import { globalStats, installationStats, type GlobalStats, type InstallationStats } from './global-stats.ts';

const Installation = builder.objectRef<InstallationStats>('InstallationStats').implement({
  description: 'All URLs of all accounts together.',
  fields: (t) => ({
    accounts: t.exposeInt('accounts'),
    totalUrls: t.exposeInt('urls'),
    activeUrls: t.exposeInt('activeUrls'),
    totalClicks: t.exposeFloat('clicks', { description: 'Clicks by people.' }),
    visitors: t.exposeFloat('visitors', { description: 'Daily unique visitors, summed over the days.' }),
    totalVisitors: t.exposeFloat('visitors', { deprecationReason: 'Use visitors.' }),
    totalBotClicks: t.exposeFloat('bots', { description: 'Clicks by bots, previews and prefetches.' }),
  }),
});

const Stats = builder.objectRef<GlobalStats>('GlobalStats').implement({
  description: 'All URLs of the viewer together, since the first of them.',
  fields: (t) => ({
    totalUrls: t.int({ resolve: ({ counts }) => counts.total }),
    activeUrls: t.int({ description: 'Expiring ones included.', resolve: ({ counts }) => counts.active }),
    inactiveUrls: t.int({ resolve: ({ counts }) => counts.inactive }),
    expiredUrls: t.int({ resolve: ({ counts }) => counts.expired }),
    expiringUrls: t.int({ description: '7 days or fewer are left.', resolve: ({ counts }) => counts.expiring }),
    totalClicks: t.int({ description: 'Clicks by people.', resolve: ({ sums }) => sums.clicks }),
    visitors: t.int({
      description: 'Daily unique visitors, summed over the days.',
      resolve: ({ sums }) => sums.visitors,
    }),
    totalVisitors: t.int({
      deprecationReason: 'Use visitors.',
      resolve: ({ sums }) => sums.visitors,
    }),
    totalBotClicks: t.int({
      description: 'Clicks by bots, previews and prefetches.',
      resolve: ({ sums }) => sums.bots,
    }),
    averageClicksPerUrl: t.exposeFloat('averageClicks', { nullable: true, description: 'Null without URLs.' }),
    lastClickedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ sums }) => sums.lastClickedAt }),
    installation: t.withAuth({ may: ['analytics'] }).field({
      type: Installation,
      nullable: true,
      description: 'Null unless the viewer runs the server: the first account, and those that OPERATOR_EMAILS names.',
      resolve: (_stats, _args, { viewer }) => installationStats(viewer),
    }),
  }),
});

builder.queryField('globalStats', (t) =>
  t.withAuth({ may: ['analytics'] }).field({
    type: Stats,
    resolve: (_root, _args, { viewer }) => globalStats(viewer),
  }),
);
