import { z } from 'zod';
import type { Conversion as ConversionRow } from '../../generated/prisma/client.ts';
import {
  ConversionListing,
  isProven,
  listConversions,
  Strike,
  strikeConversion,
} from '../../measurements/visits/conversion-list.ts';
import { answers } from './answers.ts';
import { flag, number, text, timestamp } from './fields.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Conversion = z
  .object({
    id: text.describe('The id under which it was reported.'),
    name: text.describe('What the visitor did.'),
    value: number.nullable().describe('What it was worth; null without a value.'),
    currency: text.nullable().describe('ISO 4217; null without one.'),
    is_proven: flag.describe('Whether a server with a key told of it; what a page tells, anybody can make up.'),
    is_from_link: flag.describe('Whether it belongs to a click on one of your links.'),
    is_counted: flag.describe('Whether the website was verified and active.'),
    is_struck: flag.describe('Whether you struck it out of every figure.'),
    converted_at: timestamp.describe('When it was reported.'),
  })
  .meta({ id: 'WebsiteConversion', description: 'A conversion on a website, as a page or a server reported it.' });

const toConversion = (row: ConversionRow): z.output<typeof Conversion> => ({
  id: row.reportedId,
  name: row.name,
  value: row.value?.toNumber() ?? null,
  currency: row.currency,
  is_proven: isProven(row),
  is_from_link: row.clickId !== null,
  is_counted: row.isCounted,
  is_struck: row.struckAt !== null,
  converted_at: row.convertedAt,
});

const tags = ['Websites'];
const PATH = '/api/websites/:id/conversions';

/** /api/websites/{id}/conversions: the conversions of a website one by one, and striking them out. */
export async function websiteConversionRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'List the conversions of a website',
    description: 'Newest first; struck out ones are among them.',
    params: rowParameter('Website'),
    querystring: requestSchema(ConversionListing, {
      limit: { description: 'The most conversions of a page.' },
      offset: { description: 'How many to skip.' },
    }),
    response: answers(
      200,
      'A page of them.',
      z.object({ conversions: z.array(Conversion).describe('The conversions of this page.') }),
      400,
      401,
      404,
    ),
  };
  app.get(PATH, { config: { scopes: ['analytics'] }, schema: list }, async (request) => ({
    conversions: (await listConversions(viewerOf(request), request.params.id, request.query)).map(toConversion),
  }));

  const strike = {
    tags,
    summary: 'Strike a conversion out, or restore it',
    description: 'It leaves every figure and stays in the list. One that is reported again stays struck out.',
    params: rowParameter('Website'),
    body: requestSchema(Strike, {
      id: { description: 'The id under which the conversion was reported.' },
      is_struck: { description: 'true strikes it out; false restores it.' },
    }),
    response: answers(200, 'The conversion as it is now.', Conversion, 400, 401, 404, 429),
  };
  app.put(PATH, { config: { rate: 'write', scopes: ['write'] }, schema: strike }, async (request) =>
    toConversion(await strikeConversion(viewerOf(request), request.params.id, request.body)),
  );
}
