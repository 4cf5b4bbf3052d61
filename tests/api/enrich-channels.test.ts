import { describe, expect, test } from 'vitest';
import { AD_IDS, campaignQuery, MAX_CAMPAIGN_TEXT } from '../../api/click-model/campaign-query.ts';
import { channel, channelOf, readCampaign, referrerHost } from '../../api/click-model/channel.ts';
import { config } from '../../api/common/config.ts';
import { channels, type Channel } from '../../api/click-model/dimensions.ts';

const of = (query: string, referrer = '') => channelOf(readCampaign(query), referrerHost(referrer));

const byReferrer: [referrer: string, channel: Channel][] = [
  ['', 'direct'],
  ['about:blank', 'direct'],
  ['not a url', 'direct'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.co.uk/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://search.brave.com/', 'search'],
  ['https://mail.google.com/', 'email'],
  ['https://gemini.google.com/app', 'ai'],
  ['https://chatgpt.com/', 'ai'],
  ['https://www.perplexity.ai/search', 'ai'],
  ['https://copilot.microsoft.com/', 'ai'],
  ['https://t.co/abc', 'social'],
  ['https://x.com/ada', 'social'],
  ['https://l.facebook.com/', 'social'],
  ['https://out.reddit.com/', 'social'],
  ['https://news.ycombinator.com/', 'social'],
  ['https://www.linkedin.com/feed', 'social'],
  ['https://microsoft.com/', 'referral'],
  ['https://www.netflix.com/', 'video'],
  ['https://notx.com/', 'referral'],
  ['https://xt.co/', 'referral'],
  ['https://google.evil.example/', 'referral'],
  ['https://www.youtube.com/watch?v=1', 'video'],
  ['https://www.amazon.de/', 'shopping'],
  ['https://outlook.live.com/', 'email'],
  ['https://open.spotify.com/', 'audio'],
  ['https://blog.example.org/post', 'referral'],
  ['http://192.0.2.1/', 'referral'],
  ['http://localhost:8080/', 'referral'],
  ['android-app://com.google.android.gm/', 'email'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['android-app://com.twitter.android', 'social'],
  ['android-app://org.telegram.messenger/', 'social'],
  ['android-app://com.openai.chatgpt/', 'ai'],
  ['android-app://com.example.reader/', 'referral'],
  ['android-app://com.viber.voip/', 'social'],
  ['https://docs.google.com/', 'referral'],
  ['https://drive.google.com/', 'referral'],
  ['https://sites.google.com/', 'referral'],
  ['https://calendar.google.com/', 'referral'],
  ['https://classroom.google.com/', 'referral'],
  ['https://accounts.google.co.uk/', 'referral'],
  ['https://lens.google.com/', 'search'],
  ['https://images.google.de/', 'search'],
  ['https://m.google.com/', 'search'],
  ['https://yahoo.com/', 'search'],
  ['https://de.search.yahoo.com/', 'search'],
  ['https://r.search.yahoo.com/', 'search'],
  ['https://search.yahoo.co.jp/', 'search'],
  ['https://finance.yahoo.com/', 'referral'],
  ['https://mail.yahoo.co.jp/', 'email'],
  ['https://yandex.ru/', 'search'],
  ['https://yandex.com.tr/', 'search'],
  ['https://ya.ru/', 'search'],
  ['https://disk.yandex.ru/', 'referral'],
  ['https://mail.yandex.ru/', 'email'],
  ['https://search.naver.com/', 'search'],
  ['https://m.search.naver.com/', 'search'],
  ['https://blog.naver.com/', 'referral'],
  ['https://tv.naver.com/', 'referral'],
  ['https://mail.naver.com/', 'email'],
  ['https://www.bing.com/', 'search'],
  ['https://cn.bing.com/', 'search'],
  ['https://m.baidu.com/', 'search'],
  ['https://pan.baidu.com/', 'referral'],
  ['https://mail.qq.com/', 'email'],
  ['https://webmail.example.org/', 'email'],
  ['https://mailing.example.org/', 'referral'],
  ['https://metager.de/', 'search'],
  ['https://metager.org/', 'search'],
  ['https://swisscows.com/', 'search'],
  ['https://www.ecosia.org/', 'search'],
  ['https://www.qwant.com/', 'search'],
  ['https://www.mojeek.com/', 'search'],
  ['https://www.startpage.com/', 'search'],
  ['https://suche.web.de/', 'search'],
  ['https://web.de/', 'email'],
  ['https://deref-gmx.net/', 'email'],
  ['https://www.twitch.tv/', 'video'],
  ['https://m.twitch.tv/', 'video'],
];

const byCampaign: [query: string, channel: Channel][] = [
  ['utm_source=google&utm_medium=cpc', 'paid_search'],
  ['utm_source=google&gclid=1', 'paid_search'],
  ['utm_source=bing&msclkid=1', 'paid_search'],
  ['utm_source=facebook&utm_medium=paid-social', 'paid_social'],
  ['utm_source=instagram&utm_medium=cpm', 'display'],
  ['utm_source=youtube&utm_medium=ppc', 'paid_video'],
  ['utm_source=amazon&utm_medium=cpc', 'paid_shopping'],
  ['utm_source=partner&utm_medium=retargeting', 'paid_other'],
  ['utm_source=podcast-host&utm_medium=podcast', 'audio'],
  ['utm_source=magazine&utm_medium=print', 'referral'],
  ['utm_medium=banner', 'display'],
  ['utm_source=newsletter', 'email'],
  ['utm_source=x&utm_medium=social', 'social'],
  ['utm_source=chatgpt.com', 'ai'],
  ['utm_source=t.co', 'social'],
  ['utm_source=netflix.com', 'video'],
  ['utm_medium=email', 'email'],
  ['utm_medium=E-Mail', 'email'],
  ['utm_medium=affiliate', 'affiliate'],
  ['utm_medium=sms', 'sms'],
  ['utm_medium=web-push', 'push'],
  ['utm_medium=organic', 'search'],
  ['utm_source=google&utm_medium=referral', 'search'],
  ['utm_source=somewhere', 'referral'],
  ['utm_source=constructor', 'referral'],
  ['utm_source=__proto__&utm_medium=cpc', 'paid_other'],
  ['fbclid=1', 'direct'],
  ['qr=1', 'qr'],
  ['utm_medium=QR&utm_source=google', 'qr'],
  ['qr=0', 'direct'],
  ['', 'direct'],
];

describe('the channel of a click', () => {
  test.each(byReferrer)('from %s is %s', (referrer, expected) => {
    expect(of('', referrer)).toBe(expected);
  });

  test.each(byCampaign)('with ?%s is %s', (query, expected) => {
    expect(of(query)).toBe(expected);
  });

  test.each([
    ['gclid=1', 'https://www.google.com/', 'paid_search'],
    ['gclid=1', 'https://example.org/', 'referral'],
    ['fbclid=1', 'https://l.facebook.com/', 'social'],
    ['utm_source=news', 'https://www.google.com/', 'referral'], // who says where they are from is believed
    ['qr=1', 'https://www.google.com/', 'qr'],
  ])('with ?%s from %s is %s', (query, referrer, expected) => {
    expect(of(query, referrer)).toBe(expected);
  });

  const newsletter = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring';
  test.each([
    ['', newsletter, '', 'email'], // mail programs send no referrer
    ['', newsletter, 'https://mail.google.com/', 'email'],
    ['', newsletter, 'https://www.google.com/', 'search'],
    ['', newsletter, 'https://t.co/abc', 'social'],
    ['', newsletter, 'https://chatgpt.com/', 'ai'],
    ['', newsletter, 'https://blog.example.org/', 'referral'],
    ['', newsletter, `${config.publicOrigin}/dashboard`, 'email'],
    ['fbclid=1', newsletter, 'https://l.facebook.com/', 'social'],
    ['gclid=1', newsletter, 'https://www.google.com/', 'paid_search'],
    ['gclid=1', 'utm_source=google', '', 'paid_search'],
    ['qr=1', newsletter, '', 'qr'],
    ['utm_source=x', newsletter, '', 'social'],
    ['utm_source=x', newsletter, 'https://www.google.com/', 'social'],
    ['utm_campaign=autumn', newsletter, 'https://www.google.com/', 'search'],
    ['', 'utm_medium=qr', '', 'qr'],
    ['', 'utm_medium=qr', 'https://www.google.com/', 'search'],
    ['', 'utm_source=facebook&utm_medium=paid-social', 'https://l.facebook.com/', 'paid_social'], // both agree
    ['', 'utm_source=facebook&utm_medium=paid-social', 'https://www.google.com/', 'search'],
  ])('with ?%s, leading to ?%s, from %s is %s', (own, destination, referrer, expected) => {
    const query = campaignQuery(own, destination);
    expect(of(query, referrer)).toBe(expected);
    expect(channels[channel(readCampaign(query), referrerHost(referrer))]![0]).toBe(expected);
  });

  test('is a number every dashboard knows, and the same whether remembered or not', () => {
    for (const [query, name] of byCampaign) {
      const number = channel(readCampaign(query), null);
      expect([query, channels[number]![0]]).toEqual([query, name]);
      expect(channel(readCampaign(query), null)).toBe(number);
    }
  });

  test('of one campaign is not taken for that of another', () => {
    expect(channels[channel(readCampaign('utm_source=a&utm_medium=x%7Cemail'), null)]![0]).toBe('referral');
    expect(channels[channel(readCampaign('utm_source=a%7Cx&utm_medium=email'), null)]![0]).toBe('email');
  });
});

describe('what of a query is kept', () => {
  const keep = (own: string, destination = '') => readCampaign(campaignQuery(own, destination));

  test.each([
    ['', '', ''],
    ['a=1&b=2', '', ''],
    ['utm_source=mine&x=1', 'utm_source=own&utm_medium=email', 'utm_source=mine&&utm_medium=email'],
    ['utm_source=', 'utm_source=own', '&utm_source=own'],
    ['&&utm_source=a&&utm_medium=b&&', '', 'utm_source=a&utm_medium=b'],
    ['', campaignQuery('', 'utm_source=a'), '&utm_source=a'], // a destination's are read only once
    ['utm%5Fsource=a', '', 'utm_source=a'],
    ['utm_%zz=a&%=b&&=c&qr', '', 'qr=0'],
    ['qr=1&qr=0', '', 'qr=1'],
    ['gclid=Cj0KCQjw&utm_term=shoes&fbclid', '', 'gclid&fbclid'],
    ['', 'qr=1&gclid=1&utm_campaign=a', '&utm_campaign=a'],
  ])('of ?%s, leading to ?%s, it is %s', (own, destination, kept) => {
    expect(campaignQuery(own, destination)).toBe(kept);
  });

  test('the campaign, however long what stands before it', () => {
    const padding = `fbclid=${'x'.repeat(3_000)}&`;
    expect(keep(`${padding}utm_source=news`, 'utm_campaign=fromdest')).toMatchObject({
      source: 'news',
      campaign: 'fromdest',
    });
  });

  test.each([
    ['a', 100],
    ['ü', 100],
    ['語', 100],
    ['😀', 50],
  ])('a value of many %s is cut as a label is, and what follows it is whole', (character, characters) => {
    for (const encode of [encodeURIComponent, (text: string) => Buffer.from(text).toString('latin1')]) {
      for (const before of ['', '+', 'a']) {
        const long = before + encode(character.repeat(2_000));
        const { source, medium, campaign } = keep(`utm_source=${long}&utm_medium=${long}`, `utm_campaign=${long}`);
        const label = `${before.trim().replace('+', '')}${character.repeat(characters)}`.slice(0, 100);
        const whole = label.isWellFormed() ? label : label.slice(0, -1);
        expect([source, medium, campaign]).toEqual([whole, whole, whole]);
      }
    }
  });

  test('it never takes more than a record has room for', () => {
    const all = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => `${name}=${'%41'.repeat(2_000)}`);
    const worst = campaignQuery([...all.slice(1), ...AD_IDS, 'qr=1'].join('&'), all.join('&'));
    expect(worst.length).toBe(MAX_CAMPAIGN_TEXT);
  });
});

describe('campaign parameters', () => {
  test('the first of a name counts, and spaces around it do not', () => {
    expect(readCampaign('utm_source=+mine+&utm_source=other').source).toBe('mine');
    expect(readCampaign('utm_source=&utm_campaign=+').source).toBeNull();
  });

  test('what cannot be stored or read is taken out, and what is long is cut', () => {
    expect(readCampaign('utm_source=a%00b%0Ac').source).toBe('a b c');
    expect(readCampaign('utm_source=%00').source).toBeNull();
    const cut = readCampaign(`utm_source=${'%F0%9F%98%80'.repeat(80)}`).source!;
    expect(cut).toHaveLength(100);
    expect(cut.isWellFormed()).toBe(true);
    const odd = readCampaign(`utm_source=a${'%F0%9F%98%80'.repeat(80)}`).source!;
    expect(odd).toBe(`a${'😀'.repeat(49)}`);
  });

  test('what is sent as bytes, without percent signs, is read as what it says', () => {
    expect(readCampaign('utm_source=b\xc3\xbccher').source).toBe('bücher');
    expect(readCampaign('utm_source=b\xfccher').source).toBe('bücher');
  });
});

test.each([
  ['https://WWW.Example.ORG:8080/a?b', 'example.org'],
  ['https://example.org./', 'example.org'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://user:secret@example.org/', 'example.org'],
  ['https://b\xc3\xbccher.example/gr\xc3\xb6\xc3\x9fe', 'xn--bcher-kva.example'],
  ['https://b\xfccher.example', 'xn--bcher-kva.example'],
  ['https://XN--BCHER-KVA.example/', 'xn--bcher-kva.example'],
  ['https://\xff\xfe\x80/', null],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['android-app://com.example.Reader/https/example.org/', 'com.example.reader'],
  ['android-app:///', null],
  [`${config.publicOrigin}/dashboard`, null],
  [`${config.shortOrigin}/abc?qr=1`, null],
  ['ftp://example.org/', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('the host of %s is %s', (referrer, host) => {
  expect(referrerHost(referrer)).toBe(host);
});
