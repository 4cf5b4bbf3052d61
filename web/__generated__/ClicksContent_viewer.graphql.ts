/**
 * @generated SignedSource<<61379a2a04e91c738ae3624c54f929c8>>
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
      readonly bots: {
        readonly value: number;
      };
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
var v0 = {
  "kind": "Variable",
  "name": "scope",
  "variableName": "scope"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "bots"
    },
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
      "args": [
        (v0/*:: as any*/)
      ],
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Trend",
              "kind": "LinkedField",
              "name": "bots",
              "plural": false,
              "selections": (v1/*:: as any*/),
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
      "args": [
        {
          "kind": "Variable",
          "name": "bots",
          "variableName": "bots"
        },
        (v0/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "ClickList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "aa91e5ed03e6f7a40373efe39517e708";

export default node;
