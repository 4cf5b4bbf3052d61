/**
 * @generated SignedSource<<e059e34e3d9e624398cf70c34e84cea6>>
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
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "e66e4bfbfa3a54a5ba328f21f6513c90";

export default node;
