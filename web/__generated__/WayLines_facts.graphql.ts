/**
 * @generated SignedSource<<7fadb6d7aed58fc817d42f2c28bd2637>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WayLines_facts$data = {
  readonly delay: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly jitter: {
    readonly p50: number | null | undefined;
  };
  readonly pageLoad: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly qualities: {
    readonly excellent: number;
    readonly fair: number;
    readonly good: number;
    readonly poor: number;
  } | null | undefined;
  readonly roundTrip: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly score: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly sessionTime: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly speed: {
    readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
  };
  readonly " $fragmentType": "WayLines_facts";
};
export type WayLines_facts$key = {
  readonly " $data"?: WayLines_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WayLines_facts">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  (v0/*:: as any*/),
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
v2 = [
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "mayBeBounds"
  }
],
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "percentiles_figure",
    "selections": (v1/*:: as any*/),
    "args": null,
    "argumentDefinitions": (v2/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WayLines_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "score",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "roundTrip",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "jitter",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
          "selections": (v1/*:: as any*/),
          "args": [
            {
              "kind": "Literal",
              "name": "mayBeBounds",
              "value": true
            }
          ],
          "argumentDefinitions": (v2/*:: as any*/)
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "delay",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "sessionTime",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Percentiles",
      "kind": "LinkedField",
      "name": "pageLoad",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QualityDistribution",
      "kind": "LinkedField",
      "name": "qualities",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excellent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "good",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fair",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "poor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClickFacts",
  "abstractKey": null
};
})();

(node as any).hash = "f5f2952a7fb7a9fe4bd3e4bf1f98ae74";

export default node;
