import { useState } from 'react';
import { UserRefusal, reasonOf } from '../../relay/user-refusal.ts';
import { readUser, writeUser } from '../../session/storage.ts';
import { confirmToast } from '../../ui/toast.ts';
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

type Errors = Partial<Record<keyof PersonValues, string>>;

const valuesOf = ({ firstName, timeZone, firstWeekday, homeCountry }: Person): PersonValues => ({
  firstName,
  timeZone,
  firstWeekday: String(firstWeekday),
  homeCountry: homeCountry ?? '',
});

const isField = (name: string | null, values: PersonValues): name is keyof PersonValues =>
  name !== null && name in values;

/** The profile as it is edited; only what was changed is sent. */
export function usePersonForm(person: Person) {
  const saved = valuesOf(person);
  const [edits, setEdits] = useState<Partial<PersonValues>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const update = useUpdateProfileMutation();
  const values = { ...saved, ...edits };
  const changed = (Object.keys(values) as (keyof PersonValues)[]).filter((name) => values[name] !== saved[name]);
  const save = async () => {
    if (isSaving || changed.length === 0) return;
    setSaving(true);
    setErrors({});
    setFailure(null);
    try {
      await update({
        ...(changed.includes('firstName') && { firstName: values.firstName }),
        ...(changed.includes('timeZone') && { timeZone: values.timeZone }),
        ...(changed.includes('firstWeekday') && { firstWeekday: Number(values.firstWeekday) }),
        ...(changed.includes('homeCountry') && { homeCountry: values.homeCountry || null }),
      });
      rename(values.firstName);
      setEdits({});
      await confirmToast('Profile saved');
    } catch (error) {
      if (error instanceof UserRefusal && isField(error.field, values)) setErrors({ [error.field]: error.message });
      else setFailure(reasonOf(error) ?? 'The profile could not be saved.');
    } finally {
      setSaving(false);
    }
  };
  const edit = (change: Partial<PersonValues>) => setEdits((before) => ({ ...before, ...change }));
  return { values, edit, errors, failure, isChanged: changed.length > 0, isSaving, save };
}

/** The dashboard's heading takes the name from here before the server answers. */
function rename(name: string): void {
  const user = readUser();
  if (user) writeUser({ ...user, first_name: name.trim() });
}
