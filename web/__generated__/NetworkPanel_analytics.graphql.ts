/**
 * @generated SignedSource<<e7c78fef362c5a5e4a294c68e8e038eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NetworkPanel_analytics$data = {
  readonly facts: {
    readonly roundTrip: {
      readonly count: number;
    };
  };
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
      "concreteType": "ClickFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "roundTrip",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "a1b5986e1afc29844a586f8a13e17f31";

export default node;
