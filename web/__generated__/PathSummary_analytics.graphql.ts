/**
 * @generated SignedSource<<29f1cb82566698f3d48c9a4019be7f38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PathSummary_analytics$data = {
  readonly facts: {
    readonly jitter: {
      readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
    };
    readonly roundTrip: {
      readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
    };
    readonly speed: {
      readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
    };
    readonly speedShares: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SpeedShares_share">;
    }>;
  };
  readonly humanClicks: number;
  readonly " $fragmentType": "PathSummary_analytics";
};
export type PathSummary_analytics$key = {
  readonly " $data"?: PathSummary_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PathSummary_analytics">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PathSummary_analytics"
};

(node as any).hash = "04115575d7d85b3ee2fe330db8b11865";

export default node;
