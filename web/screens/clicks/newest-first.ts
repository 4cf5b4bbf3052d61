interface Dated {
  readonly node: { readonly at: string };
}

/** The edges in the order of their moments: a click that was stored late comes in front of those it belongs behind. */
export function newestFirst<Edge extends Dated>(edges: readonly Edge[]): readonly Edge[] {
  const isSorted = edges.every((edge, index) => index === 0 || edges[index - 1]!.node.at >= edge.node.at);
  return isSorted ? edges : edges.toSorted((a, b) => (a.node.at < b.node.at ? 1 : a.node.at > b.node.at ? -1 : 0));
}
