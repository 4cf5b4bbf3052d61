/**
 * @generated SignedSource<<769030bb477edb5a0841d83c4115506d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConnectionQuality = "EXCELLENT" | "FAIR" | "GOOD" | "POOR";
import type { FragmentRefs } from "relay-runtime";
export type Distributions_statistics$data = {
  readonly connectionTypes: ReadonlyArray<{
    readonly count: number;
    readonly type: string | null | undefined;
  }>;
  readonly effectiveTypes: ReadonlyArray<{
    readonly count: number;
    readonly type: string | null | undefined;
  }>;
  readonly qualities: ReadonlyArray<{
    readonly count: number;
    readonly quality: ConnectionQuality;
  }>;
  readonly speed: {
    readonly count: number;
  };
  readonly speedShares: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SpeedShares_share">;
  }>;
  readonly totalMeasurements: number;
  readonly " $fragmentType": "Distributions_statistics";
};
export type Distributions_statistics$key = {
  readonly " $data"?: Distributions_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Distributions_statistics">;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Distributions_statistics",
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
      "concreteType": "QualityCount",
      "kind": "LinkedField",
      "name": "qualities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quality",
          "storageKey": null
        },
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
        (v0/*:: as any*/)
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
          "kind": "InlineDataFragmentSpread",
          "name": "SpeedShares_share",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mbps",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "percentage",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConnectionTypeCount",
      "kind": "LinkedField",
      "name": "connectionTypes",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConnectionTypeCount",
      "kind": "LinkedField",
      "name": "effectiveTypes",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WebsiteStatistics",
  "abstractKey": null
};
})();

(node as any).hash = "f0559e90f0123f021b2d0cbd03191862";

export default node;
