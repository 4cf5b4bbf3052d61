/**
 * @generated SignedSource<<5dc5c78be5dcb9f51a7fcd956f9016df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrafficPanel_analytics$data = {
  readonly historyLimitedFrom: string | null | undefined;
  readonly series: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly clicks: number;
    readonly date: string;
    readonly facts: {
      readonly bounces: number | null | undefined;
      readonly conversions: number | null | undefined;
    };
    readonly isPartial: boolean;
    readonly isRunning: boolean;
    readonly lastDate: string;
    readonly visitors: number;
  }>;
  readonly seriesBefore?: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly clicks: number;
    readonly date: string;
    readonly facts: {
      readonly bounces: number | null | undefined;
      readonly conversions: number | null | undefined;
    };
    readonly lastDate: string;
    readonly visitors: number;
  } | null | undefined> | null | undefined;
  readonly timeZone: string;
  readonly timeZoneChanges: ReadonlyArray<{
    readonly at: string;
    readonly date: string;
    readonly timeZone: string;
  }>;
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
  "name": "timeZone",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "granularity",
    "variableName": "granularity"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastDate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bounces",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "compared"
    },
    {
      "defaultValue": "DAY",
      "kind": "LocalArgument",
      "name": "granularity"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrafficPanel_analytics",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "TimeZoneChange",
      "kind": "LinkedField",
      "name": "timeZoneChanges",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v3/*:: as any*/),
      "concreteType": "AnalyticsPoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v4/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRunning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPartial",
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "condition": "compared",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": (v3/*:: as any*/),
          "concreteType": "AnalyticsPoint",
          "kind": "LinkedField",
          "name": "seriesBefore",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v4/*:: as any*/),
            (v2/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
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

(node as any).hash = "86ce9c5d13e881f49a0ebb2d1ec6e605";

export default node;
