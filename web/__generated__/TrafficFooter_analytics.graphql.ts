/**
 * @generated SignedSource<<b49170c45ed9fef5656f4abaa026de60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrafficFooter_analytics$data = {
  readonly days: ReadonlyArray<{
    readonly clicks: number;
  }>;
  readonly peakHours: ReadonlyArray<{
    readonly clicks: number;
    readonly hour: number;
  }>;
  readonly summary: {
    readonly clicks: {
      readonly change: number | null | undefined;
    };
  };
  readonly " $fragmentType": "TrafficFooter_analytics";
};
export type TrafficFooter_analytics$key = {
  readonly " $data"?: TrafficFooter_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrafficFooter_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrafficFooter_analytics",
  "selections": [
    {
      "alias": "days",
      "args": null,
      "concreteType": "AnalyticsPoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "clicks",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "change",
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
})();

(node as any).hash = "688be6df17733670a8838b54199e144a";

export default node;
