/**
 * @generated SignedSource<<040262de548a5c5589629090dddd706a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryCards_analytics$data = {
  readonly comparedWith: {
    readonly from: string;
    readonly to: string;
    readonly until: string | null | undefined;
  } | null | undefined;
  readonly summary: {
    readonly bounceRate: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly clicks: {
      readonly change: number | null | undefined;
      readonly value: number;
    };
    readonly conversionRate: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly mobileShare: number | null | undefined;
    readonly sessionTime: {
      readonly " $fragmentSpreads": FragmentRefs<"useMeasured_figure">;
    };
    readonly topCountry: {
      readonly label: string;
      readonly percentage: number;
    } | null | undefined;
    readonly topDevice: {
      readonly label: string;
      readonly percentage: number;
    } | null | undefined;
    readonly visitors: {
      readonly change: number | null | undefined;
      readonly value: number;
    };
  };
  readonly timeZone: string;
  readonly " $fragmentType": "SummaryCards_analytics";
};
export type SummaryCards_analytics$key = {
  readonly " $data"?: SummaryCards_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryCards_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "change",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
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
v2 = [
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
  "name": "SummaryCards_analytics",
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
      "concreteType": "DayRange",
      "kind": "LinkedField",
      "name": "comparedWith",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
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
          "kind": "ScalarField",
          "name": "mobileShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsRow",
          "kind": "LinkedField",
          "name": "topCountry",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsRow",
          "kind": "LinkedField",
          "name": "topDevice",
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "sessionTime",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "conversionRate",
          "plural": false,
          "selections": (v2/*:: as any*/),
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

(node as any).hash = "b0a8a5fbbd4a5f15feb164db59d648e7";

export default node;
