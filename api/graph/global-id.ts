import { decodeGlobalID } from '@pothos/plugin-relay';
import { isInterfaceType, type GraphQLResolveInfo } from 'graphql';

/** The parts of a Relay global id. */
export interface GlobalId {
  typename: string;
  id: string;
}

const NOTHING: GlobalId = { typename: '', id: '' };

/** The parts of a global id; both are empty for a malformed one. */
export function parseGlobalId(text: string): GlobalId {
  try {
    return decodeGlobalID(text);
  } catch {
    return NOTHING;
  }
}

/** True when the type implements Node, so that its ids can be looked up. */
export function isNode({ typename }: { typename: string }, { schema }: GraphQLResolveInfo): boolean {
  const node = schema.getType('Node');
  return isInterfaceType(node) && schema.getPossibleTypes(node).some(({ name }) => name === typename);
}
