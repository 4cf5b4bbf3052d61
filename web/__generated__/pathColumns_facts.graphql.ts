/**
 * @generated SignedSource<<1d26f684293902951e73ffe0b14e516d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pathColumns_facts$data = {
  readonly roundTrip: {
    readonly count: number;
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly speed: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly speedShares: ReadonlyArray<{
    readonly mbps: number;
    readonly percentage: number | null | undefined;
  }>;
  readonly " $fragmentType": "pathColumns_facts";
};
export type pathColumns_facts$key = {
  readonly " $data"?: pathColumns_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"pathColumns_facts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pathColumns_facts"
};

(node as any).hash = "98d69021e59f81b3fa91a4869d15ee35";

export default node;
