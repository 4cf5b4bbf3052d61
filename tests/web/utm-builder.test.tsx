import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, asked, field, open, pending, save, sent, stored, type } from './edit-url-stage.tsx';

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const A = 'https://a.example/?id=%7e1&utm_source=news_letter#top';
const destination = () => field('Destination').value;
const preview = () => screen.getByRole('group', { name: 'Whole destination' }).textContent;
/** Answers what a parameter asks for a text, once it is asked. */
async function suggest(parameter: string, search: string, ...values: [value: string, isLookalike?: boolean][]) {
  await vi.waitUntil(() => asked('useUtmValuesQuery', { parameter, search }));
  const utmValues = values.map(([value, isLookalike = false]) => ({ value, isLookalike }));
  await answer('useUtmValuesQuery', { viewer: { id: 'V', utmValues } }, { parameter, search });
}
const suggested = (label: string) => [...field(label).list!.options].map(({ value }) => value);

async function openWith(originalUrl: string) {
  await open({ ...stored, originalUrl });
  await screen.findByLabelText('Source');
}

test('parameters of the destination are read and written, and the rest of it stays as it is', async () => {
  await openWith(A);
  expect(field('Source').value).toBe('news_letter');
  type('Campaign', 'spring sale');
  type('Source', '');
  expect(destination()).toBe('https://a.example/?id=%7e1&utm_campaign=spring%20sale#top');
  expect(preview()).toContain('https://a.example/?id=%7e1&utm_campaign=spring%20sale#top');
  type('Medium', ' email ');
  fireEvent.blur(field('Medium'));
  type('Destination', `${destination().replace('#top', '')}&utm_term=shoes`);
  expect(field('Term').value).toBe('shoes');
  fireEvent.click(save());
  expect(sent().originalUrl).toBe(
    'https://a.example/?id=%7e1&utm_campaign=spring%20sale&utm_medium=email&utm_term=shoes',
  );
});

test('what links have is suggested, and another spelling of it is pointed out and can be taken', async () => {
  await openWith(A);
  await suggest('SOURCE', 'news_letter', ['Newsletter', true], ['newsletters']);
  expect(suggested('Source')).toEqual(['Newsletter', 'newsletters']);
  expect(screen.getByText(/^Your links also use “Newsletter”, which is counted separately\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use “Newsletter”' }));
  expect(destination()).toBe('https://a.example/?id=%7e1&utm_source=Newsletter#top');
  await suggest('SOURCE', 'Newsletter', ['Newsletter']);
  expect(screen.queryByText(/counted separately/)).toBeNull();
  fireEvent.focus(field('Medium'));
  await suggest('MEDIUM', '', ['cpc'], ['email']);
  expect(suggested('Medium')).toEqual(['cpc', 'email']);
});

test('without parameters they are out of the way, and without a destination there is nothing to write them into', async () => {
  await open({ ...stored, originalUrl: 'https://a.example/' });
  expect(screen.queryByLabelText('Source')).toBeNull();
  const details = screen.getByText('UTM parameters').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByLabelText('Source');
  type('Destination', ' ');
  expect(screen.getByText('Enter the destination first.')).toBeTruthy();
  expect(field('Source').closest('fieldset')!.disabled).toBe(true);
});

const template = (name: string, values = {}) => ({
  ...{ __typename: 'UtmTemplate', id: `T-${name}`, name },
  ...{ source: null, medium: null, campaign: null, term: null, content: null, ...values },
});
const dialog = () => screen.getByRole('dialog', { name: 'UTM templates' });
const inDialog = (label: string) => within(dialog()).getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => fireEvent.click(within(dialog()).getByRole('button', { name }));

async function openTemplates(...utmTemplates: object[]) {
  await openWith(A);
  fireEvent.click(screen.getByRole('button', { name: 'Templates' }));
  await screen.findByRole('dialog', { name: 'UTM templates' });
  await answer('useUtmTemplatesQuery', { viewer: { id: 'V', utmTemplates } });
}

test('a template fills in what it has', async () => {
  await openTemplates(template('Weekly', { source: 'newsletter', term: 'a b' }));
  expect(within(dialog()).getByText('newsletter · a b')).toBeTruthy();
  press('Use Weekly');
  expect(destination()).toBe('https://a.example/?id=%7e1&utm_source=newsletter&utm_term=a%20b#top');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new template begins with what the destination has; a refusal stands beside its field', async () => {
  await openTemplates();
  press('New template');
  expect(inDialog('Source').value).toBe('news_letter');
  fireEvent.change(inDialog('Name'), { target: { value: 'Weekly' } });
  press('Create template');
  const { input } = pending('useCreateUtmTemplateMutation').request.variables;
  expect(input).toEqual({ name: 'Weekly', source: 'news_letter', medium: '', campaign: '', term: '', content: '' });
  const refusal = { __typename: 'UserError', code: 'ALREADY_EXISTS', message: 'It is there.', field: 'name' };
  await answer('useCreateUtmTemplateMutation', { createUtmTemplate: refusal });
  expect(within(dialog()).getByText('It is there.')).toBeTruthy();
  expect(inDialog('Name').getAttribute('aria-invalid')).toBe('true');
});

test('templates are changed and deleted where they are listed, and listed anew', async () => {
  await openTemplates(template('Weekly', { source: 'newsletter' }));
  press('Edit Weekly');
  fireEvent.change(inDialog('Medium'), { target: { value: 'email' } });
  press('Save');
  expect(pending('useUpdateUtmTemplateMutation').request.variables.input).toMatchObject({
    id: 'T-Weekly',
    medium: 'email',
  });
  const saved = { __typename: 'UpdateUtmTemplateSuccess', template: { id: 'T-Weekly' } };
  await answer('useUpdateUtmTemplateMutation', { updateUtmTemplate: saved });
  await vi.waitUntil(() => asked('useUtmTemplatesQuery'));
  await answer('useUtmTemplatesQuery', {
    viewer: { id: 'V', utmTemplates: [template('Weekly', { medium: 'email' })] },
  });
  press('Delete Weekly');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete template' }));
  expect(pending('useDeleteUtmTemplateMutation').request.variables.input).toEqual({ id: 'T-Weekly' });
});
