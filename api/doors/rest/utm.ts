import { z } from 'zod';
import { utmTemplateMembers } from '../../utm/members.ts';
import { deleteUtmTemplate, updateUtmTemplate } from '../../utm/change-template.ts';
import { createUtmTemplate } from '../../utm/create-template.ts';
import { listUtmTemplates } from '../../utm/list-templates.ts';
import { listUtmValues } from '../../utm/list-values.ts';
import { NewUtmTemplate, UtmSearch, UtmTemplateChanges } from '../../utm/rules.ts';
import type { UtmTemplate as TemplateRow } from '../../generated/prisma/client.ts';
import { answers } from './answers.ts';
import { flag, text, whole } from './fields.ts';
import { requestDocs, responseMembers, wireValues } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Template = z
  .object({ id: whole.describe('The number of the template.'), ...responseMembers(utmTemplateMembers) })
  .meta({
    id: 'UtmTemplate',
    description: 'UTM parameters that are kept under a name, to fill them into destinations.',
  });

const toTemplate = (template: TemplateRow) => ({ id: template.id, ...wireValues(utmTemplateMembers, template) });

const tags = ['UTM parameters'];
const write = { rate: 'write' } as const;
const docs = requestDocs(utmTemplateMembers);

/** /api/utm-values and /api/utm-templates: what destinations have in their UTM parameters, and what is filled into them. */
export async function utmRoutes(app: TypedApp): Promise<void> {
  const Value = z.object({
    value: text.describe('As people read it, not percent-encoded.'),
    is_lookalike: flag.describe(
      'Whether it differs from the text searched for in case, spaces, hyphens and underscores alone.',
    ),
  });
  const suggestion = {
    tags,
    summary: 'List values of a UTM parameter',
    description: 'Distinct values in the destinations of URLs, lookalikes of the text first; at most 20.',
    querystring: requestSchema(UtmSearch, {
      parameter: { description: 'The parameter, without utm_ before its name.' },
      search: {
        type: 'string',
        description: 'How they begin, whatever the case, spaces, hyphens and underscores.',
      },
    }),
    response: answers(200, 'The values.', z.object({ values: z.array(Value).describe('In their order.') }), 400, 401),
  };
  app.get('/api/utm-values', { schema: suggestion }, async (request) => {
    const found = await listUtmValues(viewerOf(request).id, request.query);
    return { values: found.map(({ value, isLookalike }) => ({ value, is_lookalike: isLookalike })) };
  });

  const list = {
    tags,
    summary: 'List UTM templates',
    description: 'All templates of the account in the order of their names; at most 50.',
    response: answers(200, 'The templates.', z.object({ templates: z.array(Template).describe('All of them.') }), 401),
  };
  app.get('/api/utm-templates', { schema: list }, async (request) => ({
    templates: (await listUtmTemplates(viewerOf(request).id)).map(toTemplate),
  }));
  templateWrites(app);
}

function templateWrites(app: TypedApp): void {
  const creation = {
    tags,
    summary: 'Create a UTM template',
    description: 'With at least one value. Refused with 403 for the 51st.',
    body: requestSchema(NewUtmTemplate, docs),
    response: answers(201, 'The new template.', Template, 400, 401, 403, 409, 429),
  };
  app.post('/api/utm-templates', { config: write, schema: creation }, async (request, reply) =>
    reply.code(201).send(toTemplate(await createUtmTemplate(viewerOf(request), request.body))),
  );

  const change = {
    tags,
    summary: 'Change a UTM template',
    description: 'What is left out stays as it is; null clears a value. URLs that it was filled into stay as they are.',
    params: rowParameter('UtmTemplate'),
    body: requestSchema(UtmTemplateChanges, docs),
    response: answers(200, 'The template.', Template, 400, 401, 404, 409, 429),
  };
  app.put('/api/utm-templates/:id', { config: write, schema: change }, async (request) =>
    toTemplate(await updateUtmTemplate(viewerOf(request), request.params.id, request.body)),
  );

  const deletion = {
    tags,
    summary: 'Delete a UTM template',
    description: 'URLs stay as they are.',
    params: rowParameter('UtmTemplate'),
    response: answers(204, 'Deleted.', z.undefined(), 401, 404, 429),
  };
  app.delete('/api/utm-templates/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteUtmTemplate(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });
}
