import type { DefaultOrder } from '../../parts/urls/list-question.ts';

export const SOONEST_FIRST: DefaultOrder = { field: 'EXPIRES_AT', direction: 'ASC' };
export const LOAD_FAILURE = 'Please try again.';
