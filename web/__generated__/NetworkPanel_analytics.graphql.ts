/**
 * @generated SignedSource<<e787ae7d8bb2916f0e4c227cd2866ea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NetworkPanel_analytics$data = {
  readonly networks: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentType": "NetworkPanel_analytics";
};
export type NetworkPanel_analytics$key = {
  readonly " $data"?: NetworkPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NetworkPanel_analytics",
  "selections": [
    {
      "alias": "networks",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "NETWORK"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BreakdownList_breakdown"
        }
      ],
      "storageKey": "breakdown(dimension:\"NETWORK\",first:10)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "c00c1708e982a99607dd7f751f48cdb9";

export default node;
