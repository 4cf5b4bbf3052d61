/**
 * @generated SignedSource<<2e0e2860ba7daea162c7659556a8bbae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
      readonly " $fragmentSpreads": FragmentRefs<"SpeedShares_shares">;
    }>;
  };
  readonly humanClicks: number;
  readonly " $fragmentType": "PathSummary_analytics";
};
export type PathSummary_analytics$key = {
  readonly " $data"?: PathSummary_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PathSummary_analytics">;
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
  "name": "PathSummary_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "humanClicks",
      "storageKey": null
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "jitter",
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
          "concreteType": "SpeedShare",
          "kind": "LinkedField",
          "name": "speedShares",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SpeedShares_shares"
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
})();

(node as any).hash = "0ed90ed2448a336a229a3a6fb1048f3e";

export default node;
