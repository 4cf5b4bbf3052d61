import { z } from 'zod';
import { rowId } from '../row-id.ts';
import { orderFields, UrlQuestion } from '../urls/filter.ts';
import { Page } from '../urls/list-urls.ts';
import { handedOn, handedOnMembers } from './wire.ts';

/** A number in a path that names one of the viewer's things; a text that is not a number becomes one that no row has. */
export const rowParameter = z.object({ id: z.string().transform(rowId).meta({ type: 'integer' }) });

const AFTER = { description: 'A moment, or a day in UTC; included.' };
const BEFORE = { description: 'A moment, or a day in UTC; excluded.' };
const told = {
  search: { description: 'Part of the title, the code or the destination, in letters of any case.' },
  status: { description: 'active has the expiring ones among it.' },
  scope: { description: 'recoverable: inactive, expired or expiring.', default: 'all' },
  created_after: AFTER,
  created_before: BEFORE,
  expires_after: AFTER,
  expires_before: BEFORE,
  sort: {
    description: 'click_count is another name of clicks, unique_visitors of visitors.',
    enum: [...orderFields.map((field) => field.toLowerCase()), 'click_count', 'unique_visitors'],
    default: 'created_at',
  },
  direction: { default: 'desc' },
};

/** Filter and order of lists and exports. */
export const filters = handedOn(UrlQuestion, told);

const PagedQuestion = Page.extend(UrlQuestion.shape);
/** The query of a list of URLs. */
export const question = handedOn(PagedQuestion, told);
/** The same for doors that read further members. */
export const questionMembers = handedOnMembers(PagedQuestion, told);
