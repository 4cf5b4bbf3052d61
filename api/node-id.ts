import { decodeGlobalID } from '@pothos/plugin-relay';
import { isInterfaceType, type GraphQLResolveInfo } from 'graphql';

/** The parts of a node's global id. */
export interface NodeId {
  typename: string;
  id: string;
}

const NOTHING: NodeId = { typename: '', id: '' };

/** What a text means as a global id; one that cannot be read names nothing. */
export function nodeIdOf(text: string): NodeId {
  try {
    return decodeGlobalID(text);
  } catch {
    return NOTHING;
  }
}

/** Whether ids of this type can be looked up: those of anything else name no node. */
export function isNode({ typename }: { typename: string }, { schema }: GraphQLResolveInfo): boolean {
  const node = schema.getType('Node');
  return isInterfaceType(node) && schema.getPossibleTypes(node).some(({ name }) => name === typename);
}
