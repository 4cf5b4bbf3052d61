import { useMemo } from 'react';
import { RulesEditor } from './RulesEditor.tsx';
import { rulesIn, textOf } from './rules.ts';
import type { Apps } from './useTrial.ts';
import { VisitNotice } from './VisitNotice.tsx';

interface RulesFieldProps {
  /** As the form has them. */
  text: string;
  /** Where people on some systems are led once no rule holds; empty as everybody. */
  apps: Apps;
  /** The measurement level of the link; empty as in the settings of the account. */
  level: string;
  /** Whether an A/B test of the link decides for everybody else. */
  isTested: boolean;
  errorOf: (field: string) => string | null;
  onEdit: (text: string) => void;
}

/** The rules that lead some visitors elsewhere, with what they are for. */
export function RulesField({ text, apps, level, isTested, errorOf, onEdit }: RulesFieldProps) {
  const rules = useMemo(() => rulesIn(text), [text]);
  const error = errorOf('redirectRules');
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm text-muted">
        Lead some visitors elsewhere, by device, country, language and more. The first rule whose conditions all hold
        decides;
        {apps.iosUrl || apps.androidUrl ? ' then come the destinations for phones and tablets;' : ''}
        {isTested ? ' everybody else takes part in the A/B test.' : ' everybody else gets the destination above.'}
      </p>
      {error !== null && !rules.length && <p className="text-xs text-danger">{error}</p>}
      {rules.some(({ conditions }) => conditions.some(({ visit }) => visit)) && <VisitNotice level={level} />}
      <RulesEditor
        rules={rules}
        apps={apps}
        errorOf={(field) => errorOf(field ? `redirectRules.${field}` : 'redirectRules')}
        onChange={(next) => onEdit(textOf(next))}
      />
    </div>
  );
}
