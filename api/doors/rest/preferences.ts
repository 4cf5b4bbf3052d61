import { z } from 'zod';
import {
  PreferenceChanges,
  preferenceMembers,
  preferencesOf,
  updatePreferences,
  type Preferences,
} from '../../account/preferences.ts';
import { answers } from './answers.ts';
import { responseMembers, wireValues } from './member-schemas.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

/** The preferences in answers. */
export const PreferencesAnswer = z
  .object(responseMembers(preferenceMembers))
  .meta({ id: 'Preferences', description: 'How the web app looks and begins.' });

/** Preferences as REST tells them. */
export const toPreferences = (preferences: Preferences) => wireValues(preferenceMembers, preferences);

/** /api/account/preferences: how the web app looks and begins. */
export async function preferencesRoutes(app: TypedApp): Promise<void> {
  const tags = ['Account'];
  const answer = (...errors: number[]) => answers(200, 'The preferences.', PreferencesAnswer, ...errors);
  const read = {
    tags,
    summary: 'The preferences',
    description: 'The look of the web app, its formats, its first page and the time zone.',
    response: answer(401),
  };
  app.get('/api/account/preferences', { schema: read }, async (request) =>
    toPreferences(await preferencesOf(viewerOf(request))),
  );
  const change = {
    tags,
    summary: 'Change the preferences',
    description: 'What is left out stays as it is. A time zone concerns clicks from then on.',
    body: requestSchema(PreferenceChanges),
    response: answer(400, 401, 429),
  };
  app.put('/api/account/preferences', { config: { rate: 'write' }, schema: change }, async (request) =>
    toPreferences(await updatePreferences(viewerOf(request), request.body)),
  );
}
