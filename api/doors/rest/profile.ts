import { z } from 'zod';
import { profileOf } from '../../account/profile.ts';
import { profileMembers } from '../../account/members.ts';
import { ProfileChanges, updateProfile, WEEKS_BEGIN } from '../../account/update-profile.ts';
import type { User } from '../../generated/prisma/client.ts';
import { accountSuspension } from '../../suspension/suspensions.ts';
import { answers } from './answers.ts';
import { text, timestamp } from './fields.ts';
import { requestDocs, responseMembers, wireValues } from './member-schemas.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Profile = z
  .object({
    profile: z
      .object({
        ...responseMembers(profileMembers),
        suspension: z
          .object({ reason: text.describe('Why.'), since: timestamp.describe('Since when.') })
          .nullable()
          .describe('Where this is not null, nothing can be created or changed, and no URL redirects.'),
      })
      .describe('The profile.'),
  })
  .meta({ id: 'Profile', description: 'The profile of the account.' });

const toProfile = async (user: User) => ({
  profile: { ...wireValues(profileMembers, user), suspension: await accountSuspension(user) },
});

const tags = ['Account'];
const write = { rate: 'write' } as const;

/** /api/account/profile: the profile of the viewer's account. */
export async function profileRoutes(app: TypedApp): Promise<void> {
  const read = {
    tags,
    summary: 'Get the profile',
    description: 'Name, address, time zone and the first day of the week.',
    response: answers(200, 'The profile.', Profile, 401),
  };
  app.get('/api/account/profile', { schema: read }, async (request) => toProfile(await profileOf(viewerOf(request))));

  const change = {
    tags,
    summary: 'Change the profile',
    description:
      'What is left out stays as it is. A new time zone applies from the next click on; its day is marked in figures over time.',
    body: requestSchema(ProfileChanges, {
      ...requestDocs(profileMembers),
      first_weekday: { type: 'integer', enum: WEEKS_BEGIN, description: profileMembers.firstWeekday.asked },
    }),
    response: answers(200, 'The profile.', Profile, 400, 401, 429),
  };
  app.patch('/api/account/profile', { config: write, schema: change }, async (request) =>
    toProfile(await updateProfile(viewerOf(request), request.body)),
  );
}
