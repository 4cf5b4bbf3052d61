import type { DefaultOrder } from '../../parts/urls/list-question.ts';

export const NEWEST_FIRST: DefaultOrder = { field: 'CREATED_AT', direction: 'DESC' };
export const LOAD_FAILURE = 'Please try again.';
