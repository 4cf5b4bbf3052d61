import { Suspense, type ReactNode } from 'react';
import { lazily } from '../../ui/lazily.ts';
import { MoreOptions } from './MoreOptions.tsx';
import type { UrlValues } from './url-values.ts';

const RulesField = lazily(async () => (await import('../redirect-rules/RulesField.tsx')).RulesField);

interface RulesOptionProps {
  values: UrlValues;
  onEdit: (change: Partial<UrlValues>) => void;
  errorOf: (field: string) => string | null;
  /** Stands in place of the destination while an A/B test decides. */
  locked?: ReactNode;
}

/** The redirect rules of a link, behind their title until they are asked for. */
export function RulesOption({ values, onEdit, errorOf, locked }: RulesOptionProps) {
  return (
    <MoreOptions
      title="Redirect rules"
      isSet={values.redirectRules !== ''}
      isRefused={errorOf('redirectRules') !== null}
    >
      <Suspense fallback={<div className="h-10" />}>
        <RulesField
          text={values.redirectRules}
          apps={{ iosUrl: values.iosUrl.trim(), androidUrl: values.androidUrl.trim() }}
          level={values.measurementLevel}
          isTested={Boolean(locked)}
          errorOf={errorOf}
          onEdit={(redirectRules) => onEdit({ redirectRules })}
        />
      </Suspense>
    </MoreOptions>
  );
}
