// The options of a link that few set, in its form.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../../web/parts/url-form/option-words.ts';
import { moreOptions } from '../../web/parts/url-form/url-options.ts';
import { answer, field, open, pending, save, sent, stored, type } from './edit-url-stage.tsx';

window.matchMedia = () => ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList;
const authorizedFetch = vi.hoisted(() => vi.fn());
vi.mock('../../web/session/authorized-fetch.ts', () => ({ authorizedFetch }));
vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

test.each(moreOptions.filter((name) => wordsOf(name).choices))('%s is chosen among more options', async (name) => {
  const { label, choices = [] } = wordsOf(name);
  await open(stored);
  const select = await screen.findByLabelText<HTMLSelectElement>(label);
  expect([...select.options].map(({ text }) => text)).toEqual(choices.map(([, text]) => text));
  const [value] = choices.at(-1)!;
  type(label, value);
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, [name]: value === 'true' || value });
});

test('rules are edited in their order, explained in a sentence, and sent as a whole', async () => {
  const none = {
    device: null,
    os: null,
    country: null,
    language: null,
    time: null,
    dates: null,
    referrer: null,
    visit: null,
  };
  const rules = [
    { destination: 'https://apps.example/', conditions: [{ ...none, os: ['iOS'], parameter: null }] },
    { destination: 'https://example.org/mail', conditions: [{ ...none, parameter: { name: 'ref', values: null } }] },
  ];
  await open({ ...stored, redirectRules: rules });
  await screen.findByText('People on iPhones go to apps.example.');
  await answer('countriesQuery', { countryChoices: [{ code: 'DE', name: 'Germany' }] });
  fireEvent.change(field('Add a condition to rule 1'), { target: { value: 'country' } });
  expect(screen.getByText(/Say whom this rule leads where/)).toBeTruthy();
  fireEvent.change(field('Add to the countries of rule 1'), { target: { value: 'DE' } });
  expect(screen.getByText('People on iPhones in Germany go to apps.example.')).toBeTruthy();
  const down = screen.getByRole('button', { name: 'Move rule 1 down' });
  down.focus();
  fireEvent.keyDown(down, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move rule 2 down' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
  expect(document.activeElement).toBe(field('Add a condition to rule 3'));
  fireEvent.change(field('Add a condition to rule 3'), { target: { value: 'device' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the condition Device from rule 3' }));
  expect(document.activeElement).toBe(field('Add a condition to rule 3'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove rule 3' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a rule' }));
  expect(screen.getByText('Rule 3 was removed.')).toBeTruthy();
  fireEvent.click(save());
  await waitFor(() => pending('useUpdateUrlMutation'));
  const [mail, apps] = [
    { destination: 'https://example.org/mail', conditions: [{ parameter: { name: 'ref' } }] },
    { destination: 'https://apps.example/', conditions: [{ os: ['iOS'] }, { country: ['DE'] }] },
  ];
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, redirectRules: [mail, apps] });
  const refused = { __typename: 'UserError', code: 'INVALID', message: 'This is not a country.' };
  const path = 'redirectRules.1.conditions.1.country.0';
  await answer('useUpdateUrlMutation', { updateUrl: { ...refused, field: path } });
  expect(screen.getByRole('group', { name: 'Country, rule 2' }).textContent).toContain('This is not a country.');
});

test('a rule for returning visitors says in which sentence it holds, and where nothing may be remembered', async () => {
  await open({ ...stored, measurementLevel: 'none' });
  fireEvent.click(screen.getByText('Redirect rules'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rule' }));
  type('Destination of rule 1', 'https://example.org/again');
  fireEvent.change(field('Add a condition to rule 1'), { target: { value: 'visit' } });
  expect(screen.getByText('People opening the link again on the same day go to example.org/again.')).toBeTruthy();
  await waitFor(() => pending('VisitNoticeQuery'));
  await answer('VisitNoticeQuery', { viewer: { id: 'V1', networkSettings: { level: 'full', privacyMode: false } } });
  expect(screen.getByText(/Network measurement is off for this link, so no cookie is set/)).toBeTruthy();
  fireEvent.change(field('New or returning today, rule 1'), { target: { value: 'new' } });
  expect(screen.getByText(/^People opening the link for the first time today go to/)).toBeTruthy();
  fireEvent.click(save());
  await waitFor(() => pending('useUpdateUrlMutation'));
  const rule = { destination: 'https://example.org/again', conditions: [{ visit: 'new' }] };
  expect(sent()).toMatchObject({ redirectRules: [rule] });
});

test('a visitor can be tried on the rules as they are typed', async () => {
  await open(stored);
  fireEvent.click(screen.getByText('Redirect rules'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rule' }));
  fireEvent.change(field('Add a condition to rule 1'), { target: { value: 'device' } });
  fireEvent.change(field('Add to the devices of rule 1'), { target: { value: 'mobile' } });
  type('Destination of rule 1', 'https://m.example/');
  fireEvent.change(field('Device'), { target: { value: 'tv' } });
  fireEvent.keyDown(field('Language'), { key: 'Enter' });
  await waitFor(() => pending('useTrialQuery'));
  expect(pending('useTrialQuery').request.variables).toMatchObject({
    redirectRules: [{ destination: 'https://m.example/', conditions: [{ device: ['mobile'] }] }],
    visitor: { device: 'tv' },
  });
  const rules = [{ holds: false, conditions: [{ kind: 'device', holds: false }] }];
  await answer('useTrialQuery', { tryRedirectRules: { rule: null, destination: null, rules } });
  expect(await screen.findByText(/^No rule holds/)).toBeTruthy();
  expect(screen.getByText('Rule 1 does not hold')).toBeTruthy();
  expect(screen.getByLabelText('does not hold:')).toBeTruthy();
});

test('destinations for phones and tablets are typed, tried and sent', async () => {
  await open({ ...stored, iosUrl: 'https://apps.example/' });
  type('Android', ' myapp://page ');
  fireEvent.click(screen.getByText('Redirect rules'));
  expect(await screen.findByText(/then come the destinations for phones and tablets/)).toBeTruthy();
  fireEvent.change(field('Operating system'), { target: { value: 'Android' } });
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  const { variables } = pending('useTrialQuery').request;
  expect(variables).toMatchObject({ redirectRules: [], iosUrl: 'https://apps.example/', androidUrl: 'myapp://page' });
  const trial = { rule: null, app: 'android', destination: 'myapp://page', rules: [] };
  await answer('useTrialQuery', { tryRedirectRules: trial });
  expect(await screen.findByText('The destination on Android, myapp://page')).toBeTruthy();
  fireEvent.click(save());
  expect(sent()).toEqual({ id: 'U1', updatedAt: stored.updatedAt, androidUrl: 'myapp://page' });
});

describe('the social card', () => {
  const begin = async () => {
    await open(stored);
    fireEvent.click(screen.getByText('Social card'));
    await screen.findByText('The card of the destination is shown.');
  };

  test('is typed, shown as networks do, and sent', async () => {
    await begin();
    type('Title on the card', ' Spring sale ');
    type('Description on the card', 'Half price');
    expect(screen.getByRole('img', { name: 'The card on X' }).textContent).toContain('Spring sale');
    fireEvent.click(screen.getByLabelText('Facebook'));
    expect(screen.getByRole('img', { name: 'The card on Facebook' }).textContent).toContain('Half price');
    fireEvent.click(save());
    expect(sent()).toEqual({
      ...{ id: 'U1', updatedAt: stored.updatedAt },
      ...{ cardTitle: 'Spring sale', cardDescription: 'Half price' },
    });
  });

  test('begins with that of the destination, its picture included, or says why not', async () => {
    await begin();
    const suggest = screen.getByRole('button', { name: 'Start from the destination’s card' });
    fireEvent.click(suggest);
    const refused = { __typename: 'UserError', code: 'INVALID', message: 'This address could not be reached.' };
    await answer('useDestinationCardQuery', { destinationCard: { ...refused, field: 'url' } });
    expect(screen.getByRole('alert').textContent).toBe('This address could not be reached.');
    fireEvent.click(suggest);
    const card = { title: 'Tents', description: null, pictureUrl: 'https://example.org/tent.png' };
    await answer('useDestinationCardQuery', { destinationCard: { __typename: 'DestinationCardSuccess', card } });
    expect(field('Title on the card').value).toBe('Tents');
    expect(pending('useAddPictureMutation').request.variables.input).toEqual({ url: card.pictureUrl });
    await answer('useAddPictureMutation', { addPicture: { __typename: 'AddPictureSuccess', picture: { id: 'P1' } } });
    const shown = screen.getByRole('img', { name: 'The card on X' }).querySelector('img')!;
    expect(shown.getAttribute('src')).toBe('/assets/pictures/P1.jpg');
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    fireEvent.click(save());
    expect(sent()).toMatchObject({ cardTitle: 'Tents' });
    expect(sent()).not.toHaveProperty('cardPicture');
  });

  test('takes a picture from a file, and says what is wrong with one', async () => {
    await begin();
    const choose = (bytes: number) =>
      fireEvent.change(screen.getByLabelText('Picture file'), {
        target: { files: [new File([new Uint8Array(bytes)], 'card.png', { type: 'image/png' })] },
      });
    choose(6_000_000);
    expect(await screen.findByText('Please choose a picture of at most 5 MB.')).toBeTruthy();
    const refusal = { code: 'INVALID', message: 'This picture cannot be read. It may be damaged.', details: {} };
    authorizedFetch.mockResolvedValueOnce(Response.json({ error: refusal }, { status: 400 }));
    choose(9);
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    authorizedFetch.mockResolvedValueOnce(Response.json({ id: 'P2' }, { status: 201 }));
    choose(10);
    await screen.findByRole('button', { name: 'Remove picture' });
    expect(authorizedFetch.mock.calls.at(-1)![0]).toBe('/api/pictures/file');
    fireEvent.click(save());
    expect(sent()).toMatchObject({ cardPicture: 'P2' });
  });
});
