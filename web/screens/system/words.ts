import type { HealthState } from '../../__generated__/HealthTab_system.graphql';
import type { BadgeTone } from '../../ui/Badge.tsx';

interface Words {
  name: string;
  tone: BadgeTone;
}

const states: Record<string, Words> = {
  OK: { name: 'Working', tone: 'positive' },
  DEGRADED: { name: 'Needs attention', tone: 'warning' },
  FAILING: { name: 'Failing', tone: 'danger' },
};

/** How a state of health is called. */
export const stateWords = (state: HealthState): Words => states[state] ?? { name: state, tone: 'neutral' };

const checks: Record<string, { name: string; text: string }> = {
  database: { name: 'Database', text: 'PostgreSQL, which holds links, accounts and clicks' },
  identity: { name: 'Sign-in', text: 'The identity provider that people sign in with' },
  clicks: { name: 'ClickHouse', text: 'Whether clicks come to where they are kept' },
  journal: { name: 'Click journal', text: 'Clicks are written here before anything else' },
  jobs: { name: 'Periodic jobs', text: 'Storing, deleting and packing in the background' },
  proxies: { name: 'Proxies', text: 'What is in front of this server' },
  proxy_records: { name: 'Speeds behind proxies', text: 'Whether proxies let pages arrive as measuring needs it' },
  mail: { name: 'Email', text: 'The mail server, for emails that wait to be sent' },
  block_list: { name: 'Blocked hosts', text: 'The list of hosts to which no link may lead' },
  disk: { name: 'Disk', text: 'Free space beside the click journal' },
  limits: { name: 'Limits', text: 'Whether Redis counts requests and sign-ins of all servers together' },
  replica: { name: 'Replica', text: 'A copy of the database on which figures are read' },
  processes: { name: 'Server processes', text: 'The processes that answer requests together' },
  nodes: { name: 'Other nodes', text: 'Whether another server ended without being stopped' },
};

/** What a check is about. */
export const checkWords = (check: string) => checks[check] ?? { name: check, text: '' };

const jobs: Record<string, string> = {
  clock: 'Watch the clock',
  partitions: 'Make room for the next months',
  deletions: 'Subtract the clicks of deleted links',
  delays: 'Judge how long measuring holds visitors up',
  idempotency_keys: 'Forget old bulk creations',
  pictures: 'Forget pictures that no link shows',
  retention: 'Forget clicks, reports and servers that are too old',
  websites: 'Verify websites again',
  link_counters: 'Add clicks of a backlog to their links',
  click_facts: 'Join visits with their clicks',
  labels: 'Forget unused names',
  columns: 'Pack clicks into columns',
  webhooks: 'Tidy up the log of webhooks',
  webhook_bundles: 'Collect clicks and conversions for webhooks',
  imports: 'Import links of files',
  account_jobs: 'Make downloads and deletions of accounts',
  limits: 'Warn of the limits of plans',
  limit_counts: 'Forget counts of limits whose time is over',
  old_mails: 'Forget emails that were sent',
  sign_ins: 'Forget sign-ins that have expired',
};

const queues: Record<string, string> = { mail: 'Emails', webhook_deliveries: 'Deliveries of webhooks' };

/** What a queue is for. */
export const queueName = (queue: string): string => queues[queue] ?? queue.replaceAll('_', ' ');

/** What a job does. */
export const jobName = (job: string): string => jobs[job] ?? job.replaceAll('_', ' ');
