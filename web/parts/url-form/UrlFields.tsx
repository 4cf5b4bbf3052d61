import { Suspense, useState, type ReactNode } from 'react';
import { localMinute } from '../../format/local-minute.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../input-limits.ts';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import { lazily } from '../../ui/lazily.ts';
import { CardOption } from './CardOption.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { RulesOption } from './RulesOption.tsx';
import { ShortCodeField } from './ShortCodeField.tsx';
import { moreOptions } from './url-options.ts';
import type { UrlValues } from './url-values.ts';
import { meantDomain, type Domains } from './link-domains.ts';
import type { UrlValidation } from './useUrlValidation.ts';

/** Few set these, so they are loaded once they are asked for. */
const TagsField = lazily(async () => (await import('../tags/TagsField.tsx')).TagsField);
const OptionFields = lazily(async () => (await import('./OptionFields.tsx')).OptionFields);

interface UrlFieldsProps {
  values: UrlValues;
  onEdit: (change: Partial<UrlValues>) => void;
  /** What is said beside a field. */
  errorOf: (field: string) => string | null;
  validation: UrlValidation;
  /** Stands in place of a destination that cannot be changed now. */
  locked?: ReactNode;
  codeHint: string;
  /** What an old link has already. */
  before?: { originalUrl: string; shortCode: string; domain: string };
  domains: Domains;
  /** The cursor begins in the first field. */
  isNew?: boolean;
}

/** The fields of a short URL, new or old. */
export function UrlFields(props: UrlFieldsProps) {
  const { values, onEdit, errorOf, validation, locked, codeHint, before, domains, isNew } = props;
  const meant = meantDomain(domains, isNew);
  const [earliest] = useState(() => localMinute(new Date()));
  return (
    <>
      <DestinationFields
        value={values.originalUrl}
        before={before?.originalUrl}
        validation={validation}
        locked={locked}
        isFirst={isNew}
        onEdit={(originalUrl) => onEdit({ originalUrl })}
      />
      <ShortCodeField
        value={values.shortCode}
        domains={domains}
        domain={values.domain}
        meantDomain={meant}
        hint={codeHint}
        before={before && `${before.domain || meant}/${before.shortCode}`}
        error={errorOf('shortCode') ?? errorOf('domain')}
        onEdit={(shortCode) => onEdit({ shortCode })}
        onDomain={(domain) => onEdit({ domain })}
      />
      <Field label="Title" note="Optional">
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_TITLE_LENGTH}
            value={values.title}
            onChange={(event) => onEdit({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" note="Optional">
        {(control) => (
          <Textarea
            {...control}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={values.description}
            onChange={(event) => onEdit({ description: event.target.value })}
          />
        )}
      </Field>
      <Suspense fallback={<div className="h-[4.1rem]" />}>
        <TagsField text={values.tags} error={errorOf('tags')} onEdit={(tags) => onEdit({ tags })} />
      </Suspense>
      <Field
        label="Expiry"
        note="Optional"
        hint='After this time visitors see an "expired" page, or get to the fallback destination. Statistics are kept.'
        error={errorOf('expiresAt')}
      >
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            min={earliest}
            value={values.expiry}
            onChange={(event) => onEdit({ expiry: event.target.value })}
            className="sm:max-w-64"
          />
        )}
      </Field>
      <MoreOptions title="More options" isSet={moreOptions.some((name) => values[name] !== '')}>
        <Suspense fallback={<div className="h-[24rem] sm:h-[17.75rem]" />}>
          <OptionFields values={values} onEdit={onEdit} errorOf={errorOf} />
        </Suspense>
      </MoreOptions>
      <RulesOption {...props} />
      <CardOption {...props} />
    </>
  );
}
