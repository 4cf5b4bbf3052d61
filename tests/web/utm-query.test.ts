import { expect, test } from 'vitest';
import { filledIn, pieces, trimmed, utmIn, withUtm } from '../../web/parts/utm/utm-query.ts';

const none = { source: '', medium: '', campaign: '', term: '', content: '' };

test.each([
  ['https://a.example/', {}],
  ['https://a.example/?utm_source=x&utm_medium=e+mail', { source: 'x', medium: 'e mail' }],
  ['a.example?a=1&utm_campaign=M%C3%BCller%20%26%20Co#utm_term=no', { campaign: 'Müller & Co' }],
  ['https://a.example/?utm%5Fsource=first&utm_source=second', { source: 'first' }],
  ['https://a.example/?utm_source&utm_content=100%&my_utm_term=x', { content: '100%' }],
  ['https://a.example/#?utm_source=x', {}],
])('the parameters of %s are read', (address, values) => {
  expect(utmIn(address)).toEqual({ ...none, ...values });
});

test.each([
  ['https://a.example', 'x', 'https://a.example?utm_source=x'],
  ['https://a.example/?', 'x', 'https://a.example/?utm_source=x'],
  ['https://a.example/?a=%7e+b&', 'x', 'https://a.example/?a=%7e+b&utm_source=x'],
  ['https://a.example/?q=%zz&é=1#top?x', 'a b&c', 'https://a.example/?q=%zz&é=1&utm_source=a%20b%26c#top?x'],
  ['https://a.example/?a&utm_source=y&b=&utm_source=z', 'x', 'https://a.example/?a&utm_source=x&b='],
  ['https://a.example/?utm_source=a+b', 'a b', 'https://a.example/?utm_source=a+b'],
  ['https://a.example/?utm_source=y#top', '', 'https://a.example/#top'],
  ['https://a.example/?a=1&utm_source=y&b=2', '', 'https://a.example/?a=1&b=2'],
  ['https://a.example/?', '', 'https://a.example/?'],
  ['', 'x', '?utm_source=x'],
  ['https://a.example/', 'half \ud800', 'https://a.example/?utm_source=half%20%EF%BF%BD'],
])('%s with the source %j is %s', (address, value, written) => {
  expect(withUtm(address, 'source', value)).toBe(written);
});

test('a template fills in what it has, and leaves the rest', () => {
  const template = { ...none, source: 'news', term: 'a b' };
  expect(filledIn('https://a.example/?utm_medium=email&utm_source=old', template)).toBe(
    'https://a.example/?utm_medium=email&utm_source=news&utm_term=a%20b',
  );
});

test('spaces around a value go, and nothing else changes', () => {
  expect(trimmed('https://a.example/?utm_source=+x%20&b=+', 'source')).toBe('https://a.example/?utm_source=x&b=+');
  expect(trimmed('https://a.example/?utm_source=+', 'source')).toBe('https://a.example/');
});

test('the pieces of an address are the whole of it, those of UTM parameters marked', () => {
  for (const address of ['https://a.example/?a=1&utm_source=x&b#top', 'https://a.example/#x?utm_source=y', '?', 'x?&&'])
    expect(
      pieces(address)
        .map(({ text }) => text)
        .join(''),
    ).toBe(address);
  expect(pieces('https://a.example/?a=1&utm_source=x#top').filter(({ isUtm }) => isUtm)).toEqual([
    { text: 'utm_source=x', isUtm: true },
  ]);
});
