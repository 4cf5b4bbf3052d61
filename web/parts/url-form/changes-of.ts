import { codeOf } from './short-code.ts';
import type { UrlValues } from './url-values.ts';

/** The values of the fields of the edit form. */
export interface EditedValues extends UrlValues {
  isActive: boolean;
}

/** The input for a form: only changed fields, cleared ones as null; null without changes. */
export function changesOf(before: EditedValues, after: EditedValues) {
  const text = (name: 'title' | 'description') => after[name].trim() || null;
  const parts = {
    originalUrl: after.originalUrl.trim(),
    shortCode: codeOf(after.shortCode),
    title: text('title'),
    description: text('description'),
    expiresAt: after.expiry ? new Date(after.expiry).toISOString() : null,
    measurementLevel: after.measurementLevel || null,
    measurementMethod: after.measurementMethod || null,
    isActive: after.isActive,
  };
  const same = {
    originalUrl: parts.originalUrl === before.originalUrl,
    shortCode: !codeOf(after.shortCode) || codeOf(after.shortCode) === before.shortCode,
    title: parts.title === (before.title || null),
    description: parts.description === (before.description || null),
    expiresAt: after.expiry === before.expiry,
    measurementLevel: after.measurementLevel === before.measurementLevel,
    measurementMethod: after.measurementMethod === before.measurementMethod,
    isActive: after.isActive === before.isActive,
  };
  const changed = Object.entries(parts).filter(([name]) => !same[name as keyof typeof same]);
  return changed.length ? (Object.fromEntries(changed) as Partial<typeof parts>) : null;
}

/** What changesOf found. */
export type UrlChanges = NonNullable<ReturnType<typeof changesOf>>;

const fieldNames: Record<keyof UrlChanges, string> = {
  originalUrl: 'destination',
  shortCode: 'short code',
  title: 'title',
  description: 'description',
  expiresAt: 'expiry',
  measurementLevel: 'network measurement',
  measurementMethod: 'measurement method',
  isActive: 'state',
};

/** The names of the changed fields, for a sentence. */
export const changedFields = (changes: UrlChanges): string =>
  (Object.keys(changes) as (keyof UrlChanges)[]).map((name) => fieldNames[name]).join(', ');

/** The fields that differ, as they were typed: a draft leaves the others to whatever they are by then. */
export function typedOf(before: EditedValues, after: EditedValues): Partial<EditedValues> | null {
  const typed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof EditedValues]);
  return typed.length ? (Object.fromEntries(typed) as Partial<EditedValues>) : null;
}
