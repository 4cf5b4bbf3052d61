import { ruledNames } from '../common/member.ts';
import { inputFields } from '../graph/member-fields.ts';
import { Level, Method } from '../network/graph-choices.ts';
import { urlMembers } from './members.ts';

const choices = { measurementLevel: Level, measurementMethod: Method };

/** What every input of a link takes: its options and its expiry; `make` is the field builder's `field`. */
export const optionFields = <Field>(make: (options: { type: 'String'; description: string }) => Field) =>
  inputFields(urlMembers, [...ruledNames(urlMembers), 'expiresAt'], choices, (options) =>
    make(options as { type: 'String'; description: string }),
  );
