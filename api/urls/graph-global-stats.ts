import { builder } from '../graph/builder.ts';
import { BOT_CLICKS, BY_PEOPLE, DAILY_VISITORS } from '../common/descriptions.ts';
import { globalStats, installationStats, type GlobalStats, type InstallationStats } from './global-stats.ts';

const Installation = builder.objectRef<InstallationStats>('InstallationStats').implement({
  description: 'All URLs of all accounts together.',
  fields: (t) => ({
    accounts: t.exposeInt('accounts', { description: 'How many accounts there are.' }),
    totalUrls: t.exposeInt('urls', { description: 'All URLs, whatever their status.' }),
    activeUrls: t.exposeInt('activeUrls', { description: 'URLs that redirect now.' }),
    totalClicks: t.exposeFloat('clicks', { description: BY_PEOPLE }),
    visitors: t.exposeFloat('visitors', { description: DAILY_VISITORS }),
    totalVisitors: t.exposeFloat('visitors', { deprecationReason: 'Use visitors.', description: DAILY_VISITORS }),
    totalBotClicks: t.exposeFloat('bots', { description: BOT_CLICKS }),
  }),
});

const SCHEDULED = 'To redirect from a later time on.';
const LIMIT_REACHED = 'URLs that have let as many people through as they may.';

const Stats = builder.objectRef<GlobalStats>('GlobalStats').implement({
  description: 'All URLs of the viewer together, since the first of them.',
  fields: (t) => ({
    totalUrls: t.int({ description: 'All of them, whatever their status.', resolve: ({ counts }) => counts.total }),
    activeUrls: t.int({
      description: 'URLs that redirect now, expiring ones included.',
      resolve: ({ counts }) => counts.active,
    }),
    inactiveUrls: t.int({ description: 'URLs that are switched off.', resolve: ({ counts }) => counts.inactive }),
    expiredUrls: t.int({ description: 'URLs whose expiry has passed.', resolve: ({ counts }) => counts.expired }),
    expiringUrls: t.int({ description: '7 days or fewer are left.', resolve: ({ counts }) => counts.expiring }),
    limitReachedUrls: t.int({ description: LIMIT_REACHED, resolve: ({ counts }) => counts.limitReached }),
    scheduledUrls: t.int({ description: SCHEDULED, resolve: ({ counts }) => counts.scheduled }),
    totalClicks: t.int({ description: BY_PEOPLE, resolve: ({ sums }) => sums.clicks }),
    visitors: t.int({ description: DAILY_VISITORS, resolve: ({ sums }) => sums.visitors }),
    totalVisitors: t.int({
      deprecationReason: 'Use visitors.',
      description: DAILY_VISITORS,
      resolve: ({ sums }) => sums.visitors,
    }),
    totalBotClicks: t.int({ description: BOT_CLICKS, resolve: ({ sums }) => sums.bots }),
    averageClicksPerUrl: t.exposeFloat('averageClicks', {
      nullable: true,
      description: 'Clicks by people for each URL; null without URLs.',
    }),
    lastClickedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a person last clicked one of them; null before the first click.',
      resolve: ({ sums }) => sums.lastClickedAt,
    }),
    installation: t.withAuth({ may: ['analytics'] }).field({
      type: Installation,
      nullable: true,
      description: 'Null unless the viewer runs the server: its operators.',
      resolve: (_stats, _args, { viewer }) => installationStats(viewer),
    }),
  }),
});

builder.queryField('globalStats', (t) =>
  t.withAuth({ may: ['analytics'] }).field({
    type: Stats,
    description: 'The totals of all URLs of the viewer.',
    resolve: (_root, _args, { viewer }) => globalStats(viewer),
  }),
);
