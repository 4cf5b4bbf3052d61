// What settings may look like.
import { isIP } from 'node:net';
import { z } from 'zod';
import { addressesOf } from './database-hosts.ts';
import type { PlanLimits } from './plan-limits.ts';

/** Off unless it is 1. */
export const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

/** An origin without a path. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'it must be an address such as https://links.example.com', abort: true })
  .refine((value) => new URL(value).pathname === '/', 'it must be an origin without a path')
  .transform((value) => new URL(value).origin);

/** True for an address with or without a port; the port of an IPv6 address follows brackets. */
export const isNameServer = (text: string): boolean =>
  isIP(/^\[(.*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1')) > 0;

/** True for an address of PostgreSQL with one host or several. */
export const areDatabaseAddresses = (text: string): boolean =>
  addressesOf(text).every((address) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(address).success);

const limit = z.coerce.number().int().min(-1);

/** The settings that override the limits of one plan. */
export const planSettings = <Name extends string>(name: Name, limits: PlanLimits) =>
  ({
    [`${name}_MAX_URLS`]: limit.default(limits.maxUrls),
    [`${name}_CLICK_LIMIT`]: limit.default(limits.monthlyClickLimit),
    [`${name}_HISTORY_DAYS`]: limit.default(limits.maxAnalyticsHistoryDays),
    [`${name}_BULK_OPERATIONS`]: z.enum(['0', '1']).default(limits.canUseBulkOperations ? '1' : '0'),
  }) as Record<`${Name}_${'MAX_URLS' | 'CLICK_LIMIT' | 'HISTORY_DAYS'}`, z.ZodDefault<typeof limit>> &
    Record<`${Name}_BULK_OPERATIONS`, z.ZodDefault<z.ZodEnum<{ 0: '0'; 1: '1' }>>>;
