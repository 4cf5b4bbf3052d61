/**
 * @generated SignedSource<<1d31fea68d9fdbb647dac04854a2eda0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CitiesPanel_analytics$data = {
  readonly cities: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentType": "CitiesPanel_analytics";
};
export type CitiesPanel_analytics$key = {
  readonly " $data"?: CitiesPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"CitiesPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CitiesPanel_analytics",
  "selections": [
    {
      "alias": "cities",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "CITY"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
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
      "storageKey": "breakdown(dimension:\"CITY\",first:12)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "b322f9163a073ec4a523224f9a932958";

export default node;
