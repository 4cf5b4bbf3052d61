import { AppAddress } from '../common/destination-input.ts';
import type { Members } from '../common/member.ts';
import { clearable } from './value-rules.ts';

const ASKED =
  'http(s), or one that opens an app, such as myapp://page; at most 2,048 characters. Null leads them like everybody else.';

/** The members of a link that lead people on phones and tablets elsewhere, once no redirect rule has decided. */
export const appMembers = {
  iosUrl: {
    kind: 'text',
    isNullable: true,
    words:
      'Where people on iPhones and iPads are led once no redirect rule holds; null leads them like everybody else.',
    asked: `Where people on iPhones and iPads are led once no redirect rule holds: ${ASKED}`,
    rule: clearable(AppAddress('ios')),
  },
  androidUrl: {
    kind: 'text',
    isNullable: true,
    words: 'Where people on Android are led once no redirect rule holds; null leads them like everybody else.',
    asked: `Where people on Android are led once no redirect rule holds: ${ASKED} A plain intent for a browser is accepted, too.`,
    rule: clearable(AppAddress('android')),
  },
} as const satisfies Members;
