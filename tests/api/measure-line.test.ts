import { beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { LINE_MS, LINE_QUOTA } from '../../api/measurements/measure-line.ts';
import { signClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, clicked, submit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { at, person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  const ada = await person();
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full' } });
  await shorten(ada, { shortCode: 'measured' });
});

const open = async (path: string) => {
  const response = await fetch(at(path), { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
/** The id of a new test. */
const begun = async () => {
  const { status, headers } = await open('/measure');
  expect(status).toBe(303);
  const [, id] = /^\/measure\/([0-9a-f]{48})$/.exec(headers.get('location')!)!;
  return id!;
};
const send = async (id: string, body: unknown) => {
  const response = await fetch(at(`/measure/${id}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as any };
};
const report = {
  measurements: { rtt_samples_ms: [21, 22, 21.5, 23], throughput_samples_mbps: [17.5, 42.8] },
  measurement_duration_ms: 900,
};
const later = <Result>(ms: number, act: () => Promise<Result>) => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + ms);
  return act().finally(() => clock.mockRestore());
};

describe('a test of one\u2019s own line', () => {
  test('is a page of its own, explained in words, and is stored nowhere', async () => {
    const before = [await db.measurement.count(), await clicks.settle()];
    const id = await begun();
    const { status, headers, text } = await open(`/measure/${id}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'; connect-src 'self'/);
    expect(text).toContain('>Measuring needs JavaScript, which is switched off here.</p>');
    const { status: sent, body } = await send(id, report);
    expect(sent).toBe(200);
    expect(body.facts.map(({ name, value }: { name: string; value: string }) => [name, value])).toEqual([
      ['Round trip', '22 ms'],
      ['Jitter', '1.0 ms'],
      ['Speed', '42.8 Mbit/s'],
      ['Score', '82 of 100, excellent'],
    ]);
    expect(body.facts[0].text).toContain('path to this installation');
    expect([await db.measurement.count(), await clicks.settle()]).toEqual([before[0], 0]);
  });

  test('says why there is no speed, and what is only a lower bound', async () => {
    const id = await begun();
    const none = await send(id, { ...report, measurements: { rtt_samples_ms: [400], throughput_samples_mbps: [0] } });
    expect(none.body.facts).toMatchObject([
      { value: '400 ms', text: expect.stringContaining('makes you wait') },
      { value: 'Unknown', text: 'It takes at least three round trips to tell.' },
      { value: 'Unknown', text: expect.stringContaining('rather than an invented one') },
      { value: expect.stringMatching(/^\d+ of 100, poor$/) },
    ]);
    const bound = { ...report.measurements, throughput_samples_mbps: [81.9], throughput_kind: 'lower_bound' };
    expect((await send(id, { ...report, measurements: bound })).body.facts[2].value).toBe('≥ 81.9 Mbit/s');
  });

  test.each<[string, unknown, string]>([
    ['nothing', {}, 'measurements'],
    ['a round trip of nothing', { ...report, measurements: { rtt_samples_ms: [0] } }, 'rtt_samples_ms'],
    ['a time that is none', { ...report, measurement_duration_ms: 'x' }, 'measurement_duration_ms'],
  ])('is refused with %s, in the documented shape', async (_name, body, field) => {
    const { status, body: answer } = await send(await begun(), body);
    expect([status, answer.error.code]).toEqual([400, 'INVALID']);
    expect(JSON.stringify(answer.error)).toContain(field);
  });

  test('ends after its time, and is known only where it was signed here', async () => {
    const id = await begun();
    await later(LINE_MS.test + 1_000, async () => {
      expect(await open(`/measure/${id}`)).toMatchObject({ status: 410, text: expect.stringContaining('is over') });
      expect(await send(id, report)).toMatchObject({ status: 410, body: { error: { code: 'GONE' } } });
    });
    const forged = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    expect(await send(forged, report)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
    // No test is a click: nothing can be reported for one.
    expect(await submit(bodyOf(id))).toMatchObject({ status: 404 });
  });
});

describe('the page of a click', () => {
  test('explains what was measured, to whoever has its signed id, for a day', async () => {
    const id = await clicked();
    expect(await open(`/measure/${id}`)).toMatchObject({
      status: 404,
      text: expect.stringContaining('Nothing was measured'),
    });
    expect((await submit(bodyOf(id))).status).toBe(200);
    const { status, text } = await open(`/measure/${id}`);
    expect(status).toBe(200);
    for (const figure of ['22 ms', '42.8 Mbit/s', 'of 100, excellent']) expect(text).toContain(figure);
    const over = await later(LINE_MS.click + 60_000, () => open(`/measure/${id}`));
    expect(over).toMatchObject({ status: 410, text: expect.stringContaining('href="/measure"') });
  });

  test('is the same by the id that a website was given of the click', async () => {
    const id = await clicked();
    await submit(bodyOf(id));
    const visit = signClickId(Buffer.from(id.slice(0, 32), 'hex'), { source: 'visit', isPrivate: false })!;
    expect(await open(`/measure/${visit}`)).toMatchObject({ status: 200, text: expect.stringContaining('22 ms') });
  });

  test('says so where a report does not fit what the server saw', async () => {
    const id = await clicked();
    await submit(bodyOf(id, { measurement_duration_ms: 50_000 }));
    expect((await open(`/measure/${id}`)).text).toContain('counts nowhere');
  });

  test('a neighbour\u2019s id, one without its signature, and what is none are not known', async () => {
    const id = await clicked();
    await submit(bodyOf(id));
    const neighbour = (BigInt(`0x${id}`) + (1n << 64n)).toString(16).padStart(48, '0');
    for (const other of [neighbour, id.slice(0, 32), 'ab'.repeat(24), 'x', '%00'])
      expect(await open(`/measure/${other}`)).toMatchObject({
        status: 404,
        text: expect.stringContaining('is not known'),
      });
  });
});

test('an address has a bound of requests, and is told when it may go on', async () => {
  const answers = [];
  for (let number = 0; number <= LINE_QUOTA.max; number++) answers.push(await open('/measure/x'));
  const { status, headers, text } = answers.at(-1)!;
  expect([status, text]).toEqual([429, expect.stringContaining('<h1>')]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
