import { ruledNames, type Member } from '../../api/common/member.ts';
import { urlMembers } from '../../api/urls/members.ts';

const chosen = ({ kind, choices }: Member) => (kind === 'flag' ? true : choices?.[0]);

/** Every option of a link that is yes, or one of some words. */
export const chosenOptions = Object.fromEntries(
  ruledNames(urlMembers).flatMap((name) => {
    const value = chosen(urlMembers[name]);
    return value === undefined ? [] : [[name, value]];
  }),
);
