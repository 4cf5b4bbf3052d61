import { beforeEach, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { onSettingsChange } from '../../api/live/settings-changes.ts';
import { useClicks } from '../kit/clicks.ts';
import { shorten } from '../kit/queries.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const PATH = '/api/users/me/network-settings';
const FIELDS = 'level method geolocation privacyMode attribution useCase updatedAt';
const READ = `{ viewer { networkSettings { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateNetworkSettingsInput!) { updateNetworkSettings(input: $input) {
  ... on UpdateNetworkSettingsSuccess { viewer { networkSettings { ${FIELDS} } } } ... on UserError { code message field } } }`;
const QUICK = `mutation ($input: QuickNetworkSetupInput!) { quickNetworkSetup(input: $input) {
  ... on QuickNetworkSetupSuccess { viewer { networkSettings { ${FIELDS} } } } ... on UserError { code message field } } }`;
const initial = {
  level: 'essential',
  method: 'redirect',
  geolocation: true,
  privacyMode: false,
  attribution: true,
  useCase: null,
};

let ada: Person;
beforeEach(async () => {
  ada = await person();
});

const read = async (who: Person) => (await gql(who, READ)).data.viewer.networkSettings;
const update = async (who: Person, input: object) =>
  (await gql(who, UPDATE, { input })).data.updateNetworkSettings.viewer;
const quick = async (who: Person, input: object) => (await gql(who, QUICK, { input })).data.quickNetworkSetup.viewer;

describe('the settings', () => {
  test('begin with what costs nobody time, and say so', async () => {
    expect(await read(ada)).toEqual({ ...initial, updatedAt: null });
    expect((await rest(ada, 'GET', PATH)).body.network_settings).toEqual({
      network_measurement_level: 'essential',
      measurement_method: 'redirect',
      enable_geolocation: true,
      privacy_mode: false,
      attribution: true,
      use_case: null,
      updated_at: null,
    });
  });

  test('change one by one at both doors, for their owner only', async () => {
    const bob = await person();
    const { networkSettings } = await update(ada, { networkMeasurementLevel: 'full', privacyMode: true });
    expect(networkSettings).toEqual({ ...initial, level: 'full', privacyMode: true, updatedAt: expect.any(String) });
    const answer = await rest(ada, 'PUT', PATH, { measurement_method: 'hybrid', attribution: false });
    expect(answer.body.network_settings).toMatchObject({
      network_measurement_level: 'full',
      measurement_method: 'hybrid',
      enable_geolocation: true,
      privacy_mode: true,
      attribution: false,
    });
    expect(await update(ada, { attribution: true })).toMatchObject({ networkSettings: { attribution: true } });
    expect(await read(bob)).toEqual({ ...initial, updatedAt: null });
  });

  test.each([
    ['fastest', { level: 'none', method: 'redirect', geolocation: false }],
    ['basic', { level: 'essential', method: 'redirect', geolocation: true }],
    ['full', { level: 'full', method: 'redirect', geolocation: true }],
  ])('the preset %s sets three of them and keeps the privacy mode', async (preset, expected) => {
    await update(ada, { privacyMode: true, measurementMethod: 'embed', attribution: false });
    const { networkSettings } = await quick(ada, { preset, useCase: ' a shop ' });
    expect(networkSettings).toMatchObject({ ...expected, privacyMode: true, attribution: false, useCase: 'a shop' });
    expect((await rest(ada, 'POST', `${PATH}/quick-setup`, { preset })).body.network_settings.use_case).toBe('a shop');
  });

  test.each([
    ['PUT', PATH, { network_measurement_level: 'most' }, 'network_measurement_level'],
    ['PUT', PATH, { measurement_method: 'magic' }, 'measurement_method'],
    ['PUT', PATH, { privacy_mode: 'yes' }, 'privacy_mode'],
    ['PUT', PATH, { enable_geolocation: 1 }, 'enable_geolocation'],
    ['PUT', PATH, { attribution: 'no' }, 'attribution'],
    ['POST', `${PATH}/quick-setup`, { preset: 'slowest' }, 'preset'],
    ['POST', `${PATH}/quick-setup`, {}, 'preset'],
    ['POST', `${PATH}/quick-setup`, { preset: 'full', use_case: 'x'.repeat(201) }, 'use_case'],
  ])('%s %s refuses %j by name', async (method, path, body, field) => {
    const answer = await rest(ada, method, path, body);
    expect([answer.status, answer.body.error.details.field]).toEqual([400, field]);
    expect(await read(ada)).toEqual({ ...initial, updatedAt: null });
  });

  test('are explained, every choice of them', async () => {
    const { body } = await rest(ada, 'GET', `${PATH}/info`);
    expect(body.levels.map(({ value }: { value: string }) => value)).toEqual(['none', 'essential', 'full']);
    expect(body.methods.map(({ value }: { value: string }) => value)).toEqual(['redirect', 'embed', 'hybrid']);
    expect(body.presets).toHaveLength(3);
  });
});

const visitors = ['203.0.113.7', '198.51.100.9'];

/** The clicks that are stored of a visit, by country, city and network. */
async function storedOf(who: Person, code: string): Promise<unknown[]> {
  clicks.links.expireAll();
  const link = (await clicks.links.load(code))!;
  await clicks.ingest([{ linkId: link.id, flags: link.withheld, address: visitors[0]! }]);
  const { data } = await gql(
    who,
    '{ viewer { clicks(first: 1, scope: {}) { edges { node { country: countryCode city network } } } } }',
  );
  return data.viewer.clicks.edges.map(({ node }: { node: unknown }) => node);
}

describe('what is stored of a click', () => {
  const known = { country: 'DE', city: 'Berlin', network: 'AS64496 Example Telekom' };
  test.each([
    ['nothing of the network on level none', { networkMeasurementLevel: 'none' }, { ...known, network: null }],
    ['the network for a new account', {}, known],
    ['the network on level essential', { networkMeasurementLevel: 'essential' }, known],
    ['no place without geolocation', { enableGeolocation: false }, { ...known, country: null, city: null }],
    [
      'the country but not the city in privacy mode',
      { networkMeasurementLevel: 'full', privacyMode: true },
      { ...known, city: null },
    ],
  ])('%s', async (_name, settings, expected) => {
    const { shortCode } = await shorten(ada);
    if (Object.keys(settings).length) await update(ada, settings);
    const [click] = await storedOf(ada, shortCode);
    expect(click).toMatchObject(expected);
  });

  test('a redirect that is cached follows a change of another node within a second', async () => {
    const stopListening = await startListening();
    const forget = onSettingsChange((ownerId) => clicks.links.expireOwner(ownerId));
    try {
      const { shortCode } = await shorten(ada);
      expect((await sendRaw(request('GET', `/${shortCode}`))).status).toBe(302);
      const withheld = () => clicks.links.peek(shortCode)?.withheld;
      expect(withheld()).toBe(0);
      const changedAt = performance.now();
      await pool.query("INSERT INTO network_settings (owner_id, level) VALUES ($1, 'none')", [ada.id]);
      await expect.poll(() => clicks.links.peek(shortCode), { interval: 5 }).toBeUndefined();
      expect(performance.now() - changedAt).toBeLessThan(1_000);
      await sendRaw(request('GET', `/${shortCode}`));
      expect(withheld()).toBeGreaterThan(0);
    } finally {
      forget();
      await stopListening();
    }
  });
});
