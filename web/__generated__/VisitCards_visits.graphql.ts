/**
 * @generated SignedSource<<2d10c5af78b4a3e4f840b1500526d938>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitCards_visits$data = {
  readonly bounceRate: number | null | undefined;
  readonly bounces: number;
  readonly count: number;
  readonly pageLoad: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly sessionTime: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly views: number;
  readonly " $fragmentType": "VisitCards_visits";
};
export type VisitCards_visits$key = {
  readonly " $data"?: VisitCards_visits$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitCards_visits">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "percentiles_figure",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "p50",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "p75",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "p95",
        "storageKey": null
      },
      {
        "condition": "mayBeBounds",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "p50IsLowerBound",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "p75IsLowerBound",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "p95IsLowerBound",
            "storageKey": null
          }
        ]
      }
    ],
    "args": null,
    "argumentDefinitions": [
      {
        "defaultValue": false,
        "kind": "LocalArgument",
        "name": "mayBeBounds"
      }
    ]
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitCards_visits",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "views",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bounceRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bounces",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "sessionTime",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "pageLoad",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WebsiteVisits",
  "abstractKey": null
};
})();

(node as any).hash = "e1b8eed38def575fbd407a390fe1c8c8";

export default node;
