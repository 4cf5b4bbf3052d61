import type { CsvField } from '../../csv/columns.ts';
import { linkFields, type LinkField } from '../../csv/link-fields.ts';
import { rulesIn } from '../redirect-rules/rules.ts';
import { isFlag, type OptionName } from './url-options.ts';

/** How a field of a link is shown; apart from what it is, as a form shows few of them at first. */
export const wordsOf = (name: CsvField): LinkField => linkFields[name];

/** What is wrong with an option as it was written; null for nothing. */
export function optionProblem(name: OptionName, written: string): string | null {
  const { choices, noun } = wordsOf(name);
  if (name === 'redirectRules' && written && !rulesIn(written).length) return `The ${noun} must be a list as JSON.`;
  if (!choices || choices.some(([choice]) => choice === written)) return null;
  if (isFlag(name)) return `The ${noun} must be true or false.`;
  const [last, ...others] = choices.flatMap(([choice]) => choice || []).reverse();
  return `The ${noun} must be ${others.reverse().join(', ')} or ${last}.`;
}

/** What a choice is called; what is none is shown as it was written. */
export function nameOfChoice(name: OptionName, value: string): string {
  const count = name === 'redirectRules' ? rulesIn(value).length : 0;
  if (count) return count === 1 ? '1 rule' : `${count} rules`;
  return wordsOf(name).choices?.find(([choice]) => choice === value)?.[1] ?? value;
}
