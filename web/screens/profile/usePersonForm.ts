import { useState } from 'react';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { readUser, writeUser } from '../../session/storage.ts';
import { useUpdateProfileMutation } from './useUpdateProfileMutation.ts';

interface Person {
  firstName: string;
  timeZone: string;
  firstWeekday: number;
  homeCountry: string | null | undefined;
}

/** The form's fields, as texts. */
export interface PersonValues {
  firstName: string;
  timeZone: string;
  firstWeekday: string;
  homeCountry: string;
}

const valuesOf = ({ firstName, timeZone, firstWeekday, homeCountry }: Person): PersonValues => ({
  firstName,
  timeZone,
  firstWeekday: String(firstWeekday),
  homeCountry: homeCountry ?? '',
});

/** The profile as it is edited; only what was changed is sent. */
export function usePersonForm(person: Person) {
  const saved = valuesOf(person);
  const [edits, setEdits] = useState<Partial<PersonValues>>({});
  const { act, isPending: isSaving, errorOf, failureBeyond } = useAct(inPlace);
  const update = useUpdateProfileMutation();
  const values = { ...saved, ...edits };
  const changed = (Object.keys(values) as (keyof PersonValues)[]).filter((name) => values[name] !== saved[name]);
  const send = async () => {
    await update({
      ...(changed.includes('firstName') && { firstName: values.firstName }),
      ...(changed.includes('timeZone') && { timeZone: values.timeZone }),
      ...(changed.includes('firstWeekday') && { firstWeekday: Number(values.firstWeekday) }),
      ...(changed.includes('homeCountry') && { homeCountry: values.homeCountry || null }),
    });
    rename(values.firstName);
    setEdits({});
  };
  const save = () => {
    if (isSaving || changed.length === 0) return;
    void act({ run: send, done: 'Profile saved', failed: 'The profile could not be saved.' });
  };
  const failure = failureBeyond(...Object.keys(values));
  const edit = (change: Partial<PersonValues>) => setEdits((before) => ({ ...before, ...change }));
  return { values, edit, errorOf, failure, isChanged: changed.length > 0, isSaving, save };
}

/** The dashboard's heading takes the name from here before the server answers. */
function rename(name: string): void {
  const user = readUser();
  if (user) writeUser({ ...user, first_name: name.trim() });
}
