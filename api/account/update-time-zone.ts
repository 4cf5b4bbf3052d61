import { z } from 'zod';
import type { User } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { updateProfile } from './update-profile.ts';
import { TimeZone } from './time-zone.ts';

const NewTimeZone = z.object({ timeZone: TimeZone });

/** Sets the time zone of the viewer's statistics from the next click on; refuses as updateProfile does. */
export const updateTimeZone = async (viewer: Viewer, input: unknown): Promise<User> =>
  updateProfile(viewer, parseInput(NewTimeZone, input));
