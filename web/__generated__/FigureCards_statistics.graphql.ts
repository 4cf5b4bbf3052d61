/**
 * @generated SignedSource<<c0857ea8cdfbd0af1a73e22a19f1b058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FigureCards_statistics$data = {
  readonly roundTrip: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly score: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly speed: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly totalMeasurements: number;
  readonly " $fragmentType": "FigureCards_statistics";
};
export type FigureCards_statistics$key = {
  readonly " $data"?: FigureCards_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"FigureCards_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
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
v1 = [
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "mayBeBounds"
  }
],
v2 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "percentiles_figure",
    "selections": (v0/*:: as any*/),
    "args": null,
    "argumentDefinitions": (v1/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FigureCards_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalMeasurements",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "roundTrip",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "speed",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "percentiles_figure",
          "selections": (v0/*:: as any*/),
          "args": [
            {
              "kind": "Literal",
              "name": "mayBeBounds",
              "value": true
            }
          ],
          "argumentDefinitions": (v1/*:: as any*/)
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "score",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WebsiteStatistics",
  "abstractKey": null
};
})();

(node as any).hash = "518e1c8bb9dc14e7b89cd0a04e05a04a";

export default node;
