/**
 * @generated SignedSource<<cf4820c649c14a2bd7e0f06524920dad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClicksContent_viewer$data = {
  readonly analytics: {
    readonly summary: {
      readonly clicks: {
        readonly value: number;
      };
    };
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"FilterBar_analytics">;
  };
  readonly limits: {
    readonly maxAnalyticsHistoryDays: number;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClickList_viewer">;
  readonly " $fragmentType": "ClicksContent_viewer";
};
export type ClicksContent_viewer$key = {
  readonly " $data"?: ClicksContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClicksContent_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "scope"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClicksContent_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanLimits",
      "kind": "LinkedField",
      "name": "limits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxAnalyticsHistoryDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Analytics",
      "kind": "LinkedField",
      "name": "analytics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
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
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilterBar_analytics"
        }
      ],
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ClickList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "014c3e0a0c65a105a2d79f9c5a510d43";

export default node;
