import { codeOf } from './short-code.ts';
import { wordsOf } from './option-words.ts';
import { formOptions, sentOptions, withoutSecrets, type FormOption } from './url-options.ts';
import type { UrlValues } from './url-values.ts';

/** The values of the fields of the edit form. */
export interface EditedValues extends UrlValues {
  isActive: boolean;
}

/** Rules are lists. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The input for a form: only changed fields, cleared ones as null; null without changes. */
export function changesOf(before: EditedValues, after: EditedValues) {
  const options = sentOptions(after);
  const held = sentOptions(before);
  const parts = {
    originalUrl: after.originalUrl.trim(),
    shortCode: codeOf(after.shortCode),
    ...options,
    expiresAt: after.expiry ? new Date(after.expiry).toISOString() : null,
    isActive: after.isActive,
  };
  const same = {
    originalUrl: parts.originalUrl === before.originalUrl,
    shortCode: !codeOf(after.shortCode) || codeOf(after.shortCode) === before.shortCode,
    ...(Object.fromEntries(formOptions.map((name) => [name, isSame(options[name], held[name])])) as Record<
      FormOption,
      boolean
    >),
    expiresAt: after.expiry === before.expiry,
    isActive: after.isActive === before.isActive,
  };
  const changed = Object.entries(parts).filter(([name]) => !same[name as keyof typeof same]);
  return changed.length ? (Object.fromEntries(changed) as Partial<typeof parts>) : null;
}

/** What changesOf found. */
export type UrlChanges = NonNullable<ReturnType<typeof changesOf>>;

const named = ['originalUrl', 'shortCode', 'expiresAt', ...formOptions] as const;
const fieldNames: Record<keyof UrlChanges, string> = {
  ...(Object.fromEntries(named.map((name) => [name, wordsOf(name).noun])) as Record<(typeof named)[number], string>),
  isActive: 'state',
};

/** The names of the changed fields, for a sentence. */
export const changedFields = (changes: UrlChanges): string =>
  (Object.keys(changes) as (keyof UrlChanges)[]).map((name) => fieldNames[name]).join(', ');

/** The fields that differ, as they were typed: a draft leaves the others to whatever they are by then. */
export function typedOf(before: EditedValues, after: EditedValues): Partial<EditedValues> | null {
  const typed = Object.entries(withoutSecrets(after)).filter(
    ([name, value]) => value !== before[name as keyof EditedValues],
  );
  return typed.length ? (Object.fromEntries(typed) as Partial<EditedValues>) : null;
}
