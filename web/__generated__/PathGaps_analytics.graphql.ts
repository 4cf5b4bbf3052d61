/**
 * @generated SignedSource<<46496d3bd43b65e76f44b9ce90939f23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PathGaps_analytics$data = {
  readonly roundTripCoverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageGaps_coverage">;
  };
  readonly speedCoverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageGaps_coverage">;
  };
  readonly " $fragmentType": "PathGaps_analytics";
};
export type PathGaps_analytics$key = {
  readonly " $data"?: PathGaps_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PathGaps_analytics">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PathGaps_analytics"
};

(node as any).hash = "87efd19d2bf4b4b7d934d3fc4d85eb45";

export default node;
