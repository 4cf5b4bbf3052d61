import { z } from 'zod';
import { profileOf } from '../account/profile.ts';
import { ProfileChanges, updateProfile } from '../account/update-profile.ts';
import type { User } from '../generated/prisma/client.ts';
import { accountSuspension } from '../moderation/suspensions.ts';
import { answers } from './answers.ts';
import { flag, text, timestamp, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { handedOn } from './wire.ts';

const Profile = z
  .object({
    profile: z
      .object({
        first_name: text.describe('How the account is addressed.'),
        email: text.nullable().describe('Null where the identity provider tells none.'),
        time_zone: text.nullable().describe('Null until a browser told it; UTC is used then.'),
        first_weekday: whole.describe('Weeks begin on Monday (1), Saturday (6) or Sunday (7).'),
        home_country: text.nullable().describe('ISO 3166-1 alpha-2; null for the country of the time zone.'),
        wants_warnings: flag.describe('Whether emails say that a limit of the plan is near.'),
        created_at: timestamp.describe('When the account was created.'),
        suspension: z
          .object({ reason: text.describe('Why.'), since: timestamp.describe('Since when.') })
          .nullable()
          .describe('Where this is not null, nothing can be created or changed, and no URL redirects.'),
      })
      .describe('The profile.'),
  })
  .meta({ id: 'Profile', description: 'The profile of the account.' });

const toProfile = async (user: User): Promise<z.output<typeof Profile>> => ({
  profile: {
    first_name: user.firstName,
    email: user.email,
    time_zone: user.timeZone,
    first_weekday: user.firstWeekday,
    home_country: user.homeCountry,
    wants_warnings: user.wantsWarnings,
    created_at: user.createdAt,
    suspension: await accountSuspension(user),
  },
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
    body: handedOn(ProfileChanges, {
      first_name: { description: 'How the account is addressed; at most 100 characters.' },
      time_zone: { description: 'A name of the tz database, such as Europe/Berlin.' },
      first_weekday: {
        type: 'integer',
        enum: [1, 6, 7],
        description: 'Weeks begin on Monday (1), Saturday (6) or Sunday (7).',
      },
      wants_warnings: { description: 'Whether emails say that a limit of the plan is near.' },
      home_country: { description: 'ISO 3166-1 alpha-2; null for the country of the time zone.' },
    }),
    response: answers(200, 'The profile.', Profile, 400, 401, 429),
  };
  app.patch('/api/account/profile', { config: write, schema: change }, async (request) =>
    toProfile(await updateProfile(viewerOf(request), request.body)),
  );
}
