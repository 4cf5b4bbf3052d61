// What visitors meet, in Firefox: its timers are coarse, it tells nothing of the connection, and its engine is another one.
import { describe, expect, test } from 'vitest';
import { useDestination } from '../kit/destination.ts';
import { serveExampleSite } from '../kit/example-site.ts';
import { firefoxPath } from '../kit/firefox-path.ts';
import { firefoxTab, useFirefox } from '../kit/firefox.ts';
import { addMeasuredLink } from '../kit/measured-links.ts';
import { addWebsite, reportsOf } from '../kit/website-reports.ts';

if (!firefoxPath) process.stderr.write('NOT TESTED IN FIREFOX: there is none here. Install it, or set FIREFOX_PATH.\n');

describe.skipIf(!firefoxPath)('in Firefox', () => {
  const stage = useFirefox();
  const destination = useDestination();
  const path = `/a%2fb/c?q=%22x%22&r=a+b&s=%zz&&empty=`;
  const fragment = '#part=1%20/2';

  const measuredOf = async (link: Awaited<ReturnType<typeof addMeasuredLink>>) => {
    await expect.poll(async () => (await link.measurements()).length).toBe(1);
    return (await link.measurements())[0]!;
  };

  test('the page measures the way and leads on, byte for byte; back leads to where the visitor was', async () => {
    const link = await addMeasuredLink(stage, destination.origin + path + fragment);
    const { page, complaints } = await firefoxTab(stage);
    await page.goto(`${destination.origin}/start`);
    await page.goto(link.address);
    await page.waitForFunction(() => location.pathname.startsWith('/a'));
    expect(page.url()).toBe(destination.origin + path + fragment);
    expect(destination.arrived).toEqual(['/start', path]);
    const measured = await measuredOf(link);
    expect(measured).toMatchObject({ is_suspect: false, protocol: 'http/1.1' });
    // Its clock has whole milliseconds: a short round trip counts as one, and is not left out.
    expect(measured.samples).toBeGreaterThanOrEqual(1);
    expect(measured.rtt_ms).toBeGreaterThanOrEqual(1);
    expect(measured.rtt_ms).toBeLessThan(1_000);
    expect(measured.delay_ms).toBeLessThan(1_000);
    expect(await link.clicks()).toMatchObject({ people: 1, others: 0 });
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.pathname === '/start');
    expect(await link.measurements()).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a tab that nobody sees is led on at once, and not measured', async () => {
    const link = await addMeasuredLink(stage, `${destination.origin}/target`);
    const { page: front } = await firefoxTab(stage);
    const { page } = await firefoxTab(stage, { background: true });
    expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
    await page.goto(link.address);
    await page.waitForFunction(() => location.pathname === '/target');
    expect(await measuredOf(link)).toMatchObject({ stop_reason: 'hidden', samples: 0 });
    await Promise.all([front.close(), page.close()]);
  });

  test('the snippet counts the views of a visit, measures it, and knows the click that led here', async () => {
    const link = await addMeasuredLink(stage, 'https://example.org');
    const [owner] = await stage.installation.query<{ email: string }>(
      `UPDATE app_user SET email = 'firefox@example.test' FROM short_url u
       WHERE app_user.id = u.owner_id AND u.short_code = $1 RETURNING email`,
      [link.code],
    );
    const website = await addWebsite(stage.installation, owner!.email, 'localhost');
    const reports = reportsOf(stage.installation, website.id);
    const site = await serveExampleSite(stage.installation.origin, website);
    await stage.installation.query(`UPDATE short_url SET original_url = $2 WHERE short_code = $1`, [
      link.code,
      `${site.origin}/?page=beans&x=a%2fb#origin`,
    ]);
    await stage.installation.query(
      `UPDATE network_settings SET method = 'embed' FROM app_user WHERE owner_id = id AND email = $1`,
      [owner!.email],
    );
    const { page, complaints } = await firefoxTab(stage);
    await page.goto(link.address);
    await page.waitForFunction(() => (window as { fb?: { isReady?: boolean } }).fb?.isReady);
    expect(page.url()).toBe(`${site.origin}/?page=beans&x=a%2fb#origin`);
    const [, click] = /fb_click_id=([0-9a-f]{32})/.exec(site.asked[0]!.url)!;
    await expect.poll(reports.measurements).toMatchObject([{ click, stop_reason: 'complete' }]);
    expect((await reports.measurements())[0]!.samples).toBeGreaterThanOrEqual(3);

    await page.click('a[data-page=brewing]');
    await page.waitForSelector('section[data-page=brewing]:not([hidden])');
    await page.evaluate(() => history.back());
    await page.waitForSelector('section[data-page=beans]:not([hidden])');
    await page.click('a[href="#origin"]');
    await page.goto('about:blank');
    // Beans, Brewing, Beans again; the fragment is no view.
    await expect
      .poll(async () => (await reports.visits()).map(({ views, click: from }) => [views, from]))
      .toEqual([[3, click]]);
    expect(complaints).toEqual([]);
    site.close();
  });
});
