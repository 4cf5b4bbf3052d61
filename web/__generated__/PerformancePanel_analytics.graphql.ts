/**
 * @generated SignedSource<<61fe5aa71821b052767caf0d1ad208f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerformancePanel_analytics$data = {
  readonly summary: {
    readonly averageSessionTime: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly bounceRate: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly conversionRate: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly uniqueRate: number | null | undefined;
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "bounceRate",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "averageSessionTime",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "conversionRate",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "2181c2e68ae6e0098459077a1ec66803";

export default node;
