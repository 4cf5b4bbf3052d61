/**
 * @generated SignedSource<<142ba801ed691ef9a8b23733191d27a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BehaviourPanel_analytics$data = {
  readonly connections: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FactShares_shares">;
  }> | null | undefined;
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
          "args": [
            {
              "kind": "Literal",
              "name": "isMeasured",
              "value": true
            }
          ],
          "kind": "FragmentSpread",
          "name": "BreakdownList_breakdown"
        }
      ],
      "storageKey": "breakdown(dimension:\"NETWORK\",first:10)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FactShare",
      "kind": "LinkedField",
      "name": "connections",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FactShares_shares"
        }
      ],
      "storageKey": null
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

(node as any).hash = "38e6b2f9f1f497741409c3e525e0cce3";

export default node;
