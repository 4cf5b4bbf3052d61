import { expect, test } from 'vitest';
import { CREATE_URL, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld } from '../kit/world.ts';

useWorld();

const malformed = 'Please enter a valid URL.';
const incomplete = 'Please enter a full address, such as example.com/page.';
const ourselves = 'A link cannot lead to this service itself.';
const thisComputer = 'Addresses of this computer are not allowed.';
const credentials = 'Please remove the user name and password from the address.';
const scheme = 'Please enter an address that starts with http:// or https://.';
const refusedDestinations = [
  ['', malformed],
  ['localhost', incomplete],
  ['intranet/page', incomplete],
  ['/page', incomplete],
  ['localhost:8080', incomplete],
  ['mailto:ada@example.com', scheme],
  ['JavaScript:alert(1)//example.com', scheme],
  ['tel:123', scheme],
  ['127.0.0.1:3000/x', thisComputer],
  ['ada@example.com', credentials],
  ['not a url', malformed],
  ['https://', malformed],
  ['http://a..b/', malformed],
  ['http://exa mple.com', malformed],
  ['https://example.com/\u0007bell', malformed],
  ['https://example.com/\nLocation:x', malformed],
  ['javascript:alert(1)', scheme],
  ['data:text/html,x', scheme],
  ['ftp://example.com/', scheme],
  ['file:///etc/passwd', scheme],
  ['https://bank.example@evil.example/', credentials],
  ['https://user:secret@example.com/', credentials],
  ['https://@example.com/', credentials],
  ['http://localhost:3000/abc', ourselves],
  ['https://LOCALHOST/', ourselves],
  ['http://localhost.:8080/', ourselves],
  ['http://l%6fcalhost/', ourselves],
  ['http://ｌocalhost/', ourselves],
  ['http:localhost', ourselves],
  ['http:\\\\localhost\\x', ourselves],
  ['http://127.0.0.1/', thisComputer],
  ['http://127.1/', thisComputer],
  ['http://2130706433/', thisComputer],
  ['http://0x7f000001/', thisComputer],
  ['http://017700000001/', thisComputer],
  ['http://[::1]:3000/', thisComputer],
  ['http://[::ffff:127.0.0.1]/', thisComputer],
  ['http://0.0.0.0/', thisComputer],
  [`https://example.com/${'a'.repeat(2029)}`, 'Please enter an address of at most 2048 characters.'],
  [`https://example.com/${'ä'.repeat(1000)}`, 'Please enter an address of at most 2048 characters.'],
] as const;

test.each(refusedDestinations)('the destination %j is refused alike at every door', async (originalUrl, message) => {
  const ada = await person();
  const graph = await gql(ada, CREATE_URL, { input: { originalUrl } });
  expect(graph.data.createUrl).toEqual({ code: 'INVALID', message, field: 'originalUrl' });
  const create = await rest(ada, 'POST', '/api/urls', { original_url: originalUrl });
  expect(create.status).toBe(400);
  expect(create.body).toEqual({
    error: { code: 'INVALID', message, details: expect.objectContaining({ field: 'original_url' }) },
  });
  const validation = await rest(ada, 'POST', '/api/urls/validate', { url: originalUrl });
  const refused = { valid: false, url: null, error: message, warning: null, not_checked: null, hops: [] };
  expect(validation.body).toEqual({ ...refused, is_own_host: /this (service|computer)/.test(message) });
  const asked = await gql(ada, 'query ($url: String!) { validateUrl(url: $url) { valid error } }', {
    url: originalUrl,
  });
  expect(asked.data.validateUrl).toEqual({ valid: false, error: message });
});

test.each([
  ['HTTPS://Example.COM:443/%7Euser/?a=b&c#d', 'HTTPS://Example.COM:443/%7Euser/?a=b&c#d'],
  ['  https://example.com/x  ', 'https://example.com/x'],
  ['\u00a0https://example.com/x\u2029', 'https://example.com/x'],
  ['example.com/foo', 'https://example.com/foo'],
  [' Example.COM?a=b&c#d ', 'https://Example.COM?a=b&c#d'],
  ['//example.com/foo', 'https://example.com/foo'],
  ['example.com:8080/foo', 'https://example.com:8080/foo'],
  ['münchen.example/straße', 'https://xn--mnchen-3ya.example/stra%C3%9Fe'],
  ['[2001:db8::1]:8080/x', 'https://[2001:db8::1]:8080/x'],
  ['http://intranet/page', 'http://intranet/page'],
  ['https://münchen.example/straße?q=ü', 'https://xn--mnchen-3ya.example/stra%C3%9Fe?q=%C3%BC'],
  ['https://ß.example', 'https://xn--zca.example/'],
  ['https://☃.net/', 'https://xn--n3h.net/'],
  ['https:///example.com', 'https://example.com/'],
  ['http:\\\\example.com\\a', 'http://example.com/a'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['https://localhost.example.com/', 'https://localhost.example.com/'],
  ['https://example.com/?to=http://localhost:3000/', 'https://example.com/?to=http://localhost:3000/'],
  ['https://example.com/@name', 'https://example.com/@name'],
  [`https://example.com/${'a'.repeat(2028)}`, `https://example.com/${'a'.repeat(2028)}`],
])('the destination %j is stored as %j', async (originalUrl, stored) => {
  const ada = await person();
  expect((await shorten(ada, { originalUrl })).originalUrl).toBe(stored);
  const { body } = await rest(ada, 'POST', '/api/urls/validate', { url: originalUrl });
  expect(body).toMatchObject({ valid: true, url: stored, error: null });
});
