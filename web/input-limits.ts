/** How long and how many inputs may be; the server decides, by api/common/input-limits.ts, and a test holds both together. */

export const MAX_DESTINATION_LENGTH = 2048;
export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_NAME_LENGTH = 100;
export const MAX_KEY_NAME_LENGTH = 100;
export const MAX_VARIANT_NAME_LENGTH = 60;

/** As mail servers bound addresses (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
export const MAX_PASSKEY_NAME_LENGTH = 60;
/** Of a code that an app shows for the second step. */
export const SECOND_STEP_DIGITS = 6;
/** Of what the owner of something suspended reads. */
export const MAX_SUSPENSION_REASON_LENGTH = 500;

/** Of what previews show of a link. */
export const MAX_CARD_TITLE_LENGTH = 200;
export const MAX_CARD_DESCRIPTION_LENGTH = 500;
/** Of a picture's file. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Of the password of a link. */
export const MAX_LINK_PASSWORD_LENGTH = 200;
export const MAX_CODE_LENGTH = 64;
/** Of a random code; shorter ones run out and are easy to guess. */
export const MIN_RANDOM_CODE_LENGTH = 4;
export const MAX_RANDOM_CODE_LENGTH = 16;
/** Of a random code whose length nobody chose. */
export const DEFAULT_CODE_LENGTH = 6;

/** URLs created or changed by one request. */
export const MAX_BULK_URLS = 1000;
/** Rows of one list that every plan may send; longer lists are bulk operations. */
export const MAX_ROWS_ON_EVERY_PLAN = 100;
export const MAX_CSV_BYTES = 5 * 1024 * 1024;
/** Of one import from another service. */
export const MAX_IMPORT_ROWS = 10_000;
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Room for a thousand rows of the greatest length, in characters of three bytes. */
export const MAX_BULK_BYTES = 10 * 1024 * 1024;

/** Of an account, and of one link. */
export const MAX_TAGS = 100;
export const MAX_TAGS_OF_LINK = 20;
export const MAX_TAG_NAME_LENGTH = 50;

/** Of a UTM template, and of each value in it. */
export const MAX_UTM_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME_LENGTH = 50;
export const MAX_UTM_LENGTH = 200;

/** Of an account, and of the name of each. */
export const MAX_SAVED_VIEWS = 50;
export const MAX_VIEW_NAME_LENGTH = 50;

export const MAX_SEARCH_LENGTH = 200;
export { MAX_FILTER_TEXT, MAX_FILTER_VALUES } from './parts/analytics/filter-limits.ts';
export { MAX_VALUE_LENGTH } from './parts/redirect-rules/rule-limits.ts';
