/**
 * @generated SignedSource<<ed79eec16cb49c8b1ddf3ef97f3f47bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrafficPanel_analytics$data = {
  readonly historyLimitedFrom: string | null | undefined;
  readonly peakHours: ReadonlyArray<{
    readonly clicks: number;
    readonly hour: number;
    readonly visitors: number;
  }>;
  readonly series: ReadonlyArray<{
    readonly clicks: number;
    readonly date: string;
    readonly visitors: number;
  }>;
  readonly seriesBefore?: ReadonlyArray<{
    readonly clicks: number;
    readonly date: string;
    readonly visitors: number;
  } | null | undefined> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TrafficFooter_analytics">;
  readonly " $fragmentType": "TrafficPanel_analytics";
};
export type TrafficPanel_analytics$key = {
  readonly " $data"?: TrafficPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrafficPanel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "date",
    "storageKey": null
  },
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "compared"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrafficPanel_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "historyLimitedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsPoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "condition": "compared",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsPoint",
          "kind": "LinkedField",
          "name": "seriesBefore",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsHour",
      "kind": "LinkedField",
      "name": "peakHours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrafficFooter_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "f1c3f9ad827bcdad4be9d51d9a91808e";

export default node;
