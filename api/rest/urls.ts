import type { FastifyInstance } from 'fastify';
import { rowId } from '../row-id.ts';
import { checkCode } from '../urls/check-code.ts';
import { createUrl } from '../urls/create-url.ts';
import { deleteUrl } from '../urls/delete-url.ts';
import { generateCode } from '../urls/generate-code.ts';
import { getUrl } from '../urls/get-url.ts';
import { listUrls } from '../urls/list-urls.ts';
import { setActive } from '../urls/set-active.ts';
import { updateUrl } from '../urls/update-url.ts';
import { validateUrl } from '../urls/validate-url.ts';
import { fromWire, toUrl } from './shape.ts';
import { viewerOf } from './signed-in.ts';

interface ById {
  Params: { id: string };
}

const write = { config: { rate: 'write' } } as const;
const check = { config: { rate: 'check' } } as const;

/** /api/urls: the viewer's short URLs. */
export async function urlRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/urls', async (request) => {
    const { urls, total, page, pageSize } = await listUrls(viewerOf(request), fromWire(request.query));
    return { urls: urls.map(toUrl), total, page, page_size: pageSize };
  });

  app.post('/api/urls', write, async (request, reply) => {
    const url = await createUrl(viewerOf(request), fromWire(request.body));
    return reply.code(201).header('location', `/api/urls/${url.id}`).send(toUrl(url));
  });

  app.get<ById>('/api/urls/:id', async (request) => toUrl(await getUrl(viewerOf(request), rowId(request.params.id))));

  app.put<ById>('/api/urls/:id', write, async (request) =>
    toUrl(await updateUrl(viewerOf(request), rowId(request.params.id), fromWire(request.body))),
  );

  app.delete<ById>('/api/urls/:id', write, async (request, reply) => {
    await deleteUrl(viewerOf(request), rowId(request.params.id));
    return reply.code(204).send();
  });

  app.post<ById>('/api/urls/:id/toggle', write, async (request) =>
    toUrl(await setActive(viewerOf(request), rowId(request.params.id), fromWire(request.body))),
  );

  app.post('/api/urls/validate', check, async (request) => {
    const { url } = fromWire(request.body);
    return validateUrl(viewerOf(request), typeof url === 'string' ? url : '');
  });

  app.get<{ Querystring: { length?: string } }>('/api/urls/generate-code', check, async (request) => ({
    short_code: await generateCode(viewerOf(request), request.query.length),
  }));

  app.get<{ Params: { code: string } }>('/api/urls/check/:code', check, async (request) => ({
    short_code: request.params.code,
    ...(await checkCode(viewerOf(request), request.params.code)),
  }));
}
