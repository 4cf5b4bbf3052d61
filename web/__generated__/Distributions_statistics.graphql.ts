/**
 * @generated SignedSource<<52e9222ff5f262c159115bb65a474111>>
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

(node as any).hash = "f809fbbbe188e87c6559634f98cd114e";

export default node;
