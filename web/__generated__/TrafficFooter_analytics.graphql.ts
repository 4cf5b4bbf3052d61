/**
 * @generated SignedSource<<0c2e0320d911c37892bad12dda85b8ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrafficFooter_analytics$data = {
  readonly peakHours: ReadonlyArray<{
    readonly clicks: number;
    readonly hour: number;
  }>;
  readonly series: ReadonlyArray<{
    readonly clicks: number;
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
      "alias": null,
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

(node as any).hash = "9280ae22d770e17742a379e3d6e40912";

export default node;
