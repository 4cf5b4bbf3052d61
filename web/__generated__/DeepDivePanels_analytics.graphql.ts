/**
 * @generated SignedSource<<fd8d1e3896791b1c689b4ddec398f4e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeepDivePanels_analytics$data = {
  readonly cities: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly models: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly summary: {
    readonly clicks: {
      readonly value: number;
    };
  };
  readonly versions: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BehaviourPanel_analytics" | "GeographyPanel_analytics" | "NetworkPanel_analytics" | "PathPanel_analytics" | "PerformancePanel_analytics" | "RulesPanel_analytics" | "SourcesPanel_analytics" | "TrafficPanel_analytics" | "UrlPerformance_analytics" | "VariantsPanel_analytics">;
  readonly " $fragmentType": "DeepDivePanels_analytics";
};
export type DeepDivePanels_analytics$key = {
  readonly " $data"?: DeepDivePanels_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeepDivePanels_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 8
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BreakdownList_breakdown"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": "DAY",
      "kind": "LocalArgument",
      "name": "granularity"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeepDivePanels_analytics",
  "selections": [
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
      "args": [
        {
          "kind": "Variable",
          "name": "granularity",
          "variableName": "granularity"
        }
      ],
      "kind": "FragmentSpread",
      "name": "TrafficPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BehaviourPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NetworkPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PathPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourcesPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerformancePanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlPerformance_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GeographyPanel_analytics"
    },
    {
      "alias": "models",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "DEVICE_MODEL"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "breakdown(dimension:\"DEVICE_MODEL\",first:8)"
    },
    {
      "alias": "versions",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "OS_VERSION"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "breakdown(dimension:\"OS_VERSION\",first:8)"
    },
    {
      "alias": "cities",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "CITY"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "breakdown(dimension:\"CITY\",first:12)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RulesPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariantsPanel_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "ea319176bdf7c4d8fad88fe3d1867d8b";

export default node;
