interface Dated {
  readonly node: { readonly at: string };
}

/** The edges sorted by time: a click that was stored late arrives out of order. */
export function newestFirst<Edge extends Dated>(edges: readonly Edge[]): readonly Edge[] {
  const isSorted = edges.every((edge, index) => index === 0 || edges[index - 1]!.node.at >= edge.node.at);
  return isSorted ? edges : edges.toSorted((a, b) => (a.node.at < b.node.at ? 1 : a.node.at > b.node.at ? -1 : 0));
}
