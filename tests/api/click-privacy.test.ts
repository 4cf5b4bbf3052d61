// Sec-GPC and DNT, from the request to what the owner is shown.
import { expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import {
  channelNumber,
  dimensions,
  kinds,
  labelDimensions,
  packCountry,
  reasons,
} from '../../api/click-model/dimensions.ts';
import { GOOGLEBOT, IPHONE } from '../kit/agents.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { dimensionNames } from '../kit/analytics-naive.ts';
import { useClicks } from '../kit/clicks.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { shorten } from '../kit/queries.ts';
import { gql, person, useWorld } from '../kit/world.ts';

const berlin = { country: packCountry('DE'), city: 'Berlin|Berlin|DE', network: 'AS64496 Example Telekom' };
const clicks = useClicks({ places: { find: () => berlin } });
useWorld(clicks.handler);

const HINTS = 'Sec-CH-UA: "Brave";v="140", "Chromium";v="140"\r\nSec-CH-UA-Model: "Pixel 8"';
const DIMENSIONS = dimensionNames.filter((name) => name !== 'LINK');

async function follow(agent: string, ...asked: string[]) {
  const ada = await person();
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'essential' } }); // keeps the network
  const { shortCode } = await shorten(ada, { originalUrl: 'https://example.com/?utm_campaign=spring' });
  const headers = [`User-Agent: ${agent}`, 'Referer: https://www.google.com/', HINTS, ...asked];
  await sendRaw(request('GET', `/${shortCode}?utm_source=news&utm_medium=email&gclid=1&qr=1`, headers));
  expect(await clicks.settle()).toBe(1);
  const { rows } = await pool.query('SELECT * FROM analytics.click WHERE owner_id = $1', [ada.id]);
  const { rows: labels } = await pool.query('SELECT label FROM analytics.label WHERE owner_id = $1', [ada.id]);
  return { ada, row: rows[0], labels };
}

/** The labels of a click but those of why it was not measured, which name the wish. */
const withheld = labelDimensions.filter((one) => one !== 'roundTripAttempt' && one !== 'speedAttempt');
const nothing = {
  ...Object.fromEntries(withheld.map((one) => [dimensions[one].column, 0])),
  first_owner: false,
  first_link: false,
  country: berlin.country,
  device: 0,
  os: 0,
  browser: 0,
  browser_version: 0,
  channel: channelNumber('direct'),
};

test.each(['Sec-GPC: 1', 'DNT: 1'])(
  'with %s the click, its country and the wish are kept, and nothing else',
  async (asked) => {
    const { ada, row, labels } = await follow(IPHONE, asked);
    expect(row).toMatchObject({ kind: kinds.human, reason: 0, ...nothing });
    expect(labels).toEqual([{ label: 'Privacy signal' }, { label: 'Privacy signal' }]);
    const { rows: visitors } = await pool.query('SELECT 1 FROM analytics.daily_visitor WHERE owner_id = $1', [ada.id]);
    expect(visitors).toEqual([]);
    await expectAgreement();

    const fields = DIMENSIONS.map(
      (name) => `${name}: breakdown(dimension: ${name}) { rows { key label clicks visitors } }`,
    );
    const query = `{ viewer { analytics(scope: { period: LAST_7_DAYS }) { ${fields.join('\n')} } } }`;
    const { data, errors } = await gql(ada, query);
    expect(errors).toBeUndefined();
    for (const name of DIMENSIONS) {
      const { rows } = data.viewer.analytics[name];
      expect({ [name]: rows }).toEqual({ [name]: [expect.objectContaining({ clicks: 1, visitors: 0 })] });
    }
    expect(data.viewer.analytics.COUNTRY.rows[0].key).toBe('DE');
    expect(data.viewer.analytics.CHANNEL.rows[0].label).toBe('Direct / unknown');
  },
);

test('of a robot the reason is kept as well', async () => {
  const { row, labels } = await follow(GOOGLEBOT, 'Sec-GPC: 1');
  expect(row).toMatchObject({ kind: kinds.bot, reason: reasons.indexOf('bot_agent'), ...nothing });
  expect(labels).toEqual([]);
  await expectAgreement();
});

test('without it everything is', async () => {
  const { row, labels } = await follow(IPHONE, 'DNT: 0');
  expect(row).toMatchObject({ first_owner: true, channel: channelNumber('qr') });
  expect(labels).toHaveLength(10);
  await expectAgreement();
});
