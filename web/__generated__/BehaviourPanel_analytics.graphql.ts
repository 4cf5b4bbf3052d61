/**
 * @generated SignedSource<<240c49d044de48a44288580c23eea146>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BehaviourPanel_analytics$data = {
  readonly networks: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Patterns_analytics" | "Sessions_analytics" | "SocialNetworks_analytics">;
  readonly " $fragmentType": "BehaviourPanel_analytics";
};
export type BehaviourPanel_analytics$key = {
  readonly " $data"?: BehaviourPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"BehaviourPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BehaviourPanel_analytics",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Patterns_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Sessions_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SocialNetworks_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "5e2ee8cf17eddbeaa2dc2e2fc7c9a4ee";

export default node;
