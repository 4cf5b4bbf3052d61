import { z } from 'zod';
import { addPicture, addPictureFile, NewPicture } from '../../cards/add-picture.ts';
import { Asked, destinationCard } from '../../cards/destination-card.ts';
import { destinationCardMembers, pictureMembers, pictureWords } from '../../cards/members.ts';
import { MAX_PICTURE_BYTES } from '../../common/input-limits.ts';
import { answers } from './answers.ts';
import { bytesOf, FileOf, readFilesAsBytes } from './file-body.ts';
import { holdLargeBody } from './large-body.ts';
import { responseMembers, wireValues } from './member-schemas.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const tags = ['Pictures'];
const Picture = z.object(responseMembers(pictureMembers)).meta({ id: 'Picture', description: pictureWords.picture });
const Card = z
  .object(responseMembers(destinationCardMembers))
  .meta({ id: 'DestinationCard', description: pictureWords.card });

/** /api/pictures: the pictures of social cards, and the cards of destinations. */
export async function pictureRoutes(app: TypedApp): Promise<void> {
  readFilesAsBytes(app, /^(?:image\/|application\/octet-stream)/);
  const added = answers(201, 'The picture as it is shown.', Picture, 400, 401, 403, 413, 429);

  const one = {
    tags,
    summary: 'Add a picture by its address, or in Base64',
    description: pictureWords.add,
    body: requestSchema(NewPicture, {
      url: { description: pictureWords.url },
      data: { description: `${pictureWords.data} At most 1 MB in all; send larger files to /api/pictures/file.` },
    }),
    response: added,
  };
  app.post('/api/pictures', { config: { rate: 'write' }, schema: one }, async (request, reply) => {
    const picture = await addPicture(viewerOf(request), request.body);
    return reply.code(201).send(wireValues(pictureMembers, picture));
  });

  const file = {
    tags,
    summary: 'Add a picture from its file',
    description: `${pictureWords.add} The body is the file itself.`,
    consumes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
    body: FileOf,
    response: added,
  };
  const large = {
    config: { rate: 'write' },
    schema: file,
    bodyLimit: MAX_PICTURE_BYTES,
    onRequest: holdLargeBody(MAX_PICTURE_BYTES),
  } as const;
  app.post('/api/pictures/file', large, async (request, reply) => {
    const picture = await addPictureFile(viewerOf(request), bytesOf(request.body));
    return reply.code(201).send(wireValues(pictureMembers, picture));
  });

  const card = {
    tags: ['Tools'],
    summary: 'Read the social card of a destination',
    description: 'Nothing is stored.',
    body: requestSchema(Asked, { url: { description: 'The destination.' } }),
    response: answers(200, 'What the destination says of itself.', Card, 400, 401, 429),
  };
  const checked = { config: { rate: 'check', scopes: ['read'] }, schema: card } as const;
  app.post('/api/urls/destination-card', checked, async (request) =>
    wireValues(destinationCardMembers, await destinationCard(viewerOf(request), request.body)),
  );
}
