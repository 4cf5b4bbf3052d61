/**
 * @generated SignedSource<<6ed22de69606094f5f39572d8570f70a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerformancePanel_analytics$data = {
  readonly facts: {
    readonly " $fragmentSpreads": FragmentRefs<"WayLines_facts">;
  };
  readonly summary: {
    readonly bots: {
      readonly value: number;
    };
    readonly bounceRate: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly clickConversionRate: number | null | undefined;
    readonly clicks: {
      readonly value: number;
    };
    readonly conversionRate: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly uniqueRate: number | null | undefined;
    readonly visitors: {
      readonly value: number;
    };
    readonly visits: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
  };
  readonly " $fragmentType": "PerformancePanel_analytics";
};
export type PerformancePanel_analytics$key = {
  readonly " $data"?: PerformancePanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerformancePanel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "useMeasured_figure"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PerformancePanel_analytics",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "visitors",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "bots",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uniqueRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "visits",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "bounceRate",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "conversionRate",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clickConversionRate",
          "storageKey": null
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WayLines_facts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "467d548e0b50921c38194156ed77b34a";

export default node;
