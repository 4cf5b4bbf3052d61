/**
 * @generated SignedSource<<308bf3ec3735af9d5e78f3cef5a971e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsDimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "DEVICE_MODEL" | "LINK" | "NETWORK" | "NETWORK_TYPE" | "OS" | "OS_VERSION" | "REFERRER" | "ROUND_TRIP_ATTEMPT" | "RULE" | "SPEED_ATTEMPT" | "UTM_CAMPAIGN" | "UTM_MEDIUM" | "UTM_SOURCE" | "VARIANT";
import type { FragmentRefs } from "relay-runtime";
export type BreakdownList_breakdown$data = {
  readonly dimension: AnalyticsDimension;
  readonly rows: ReadonlyArray<{
    readonly clicks: number;
    readonly countryCode: string | null | undefined;
    readonly detail: string | null | undefined;
    readonly key: string;
    readonly label: string;
    readonly measured?: {
      readonly " $fragmentSpreads": FragmentRefs<"RowFacts_row">;
    } | null | undefined;
    readonly percentage: number;
    readonly visitors: number;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "BreakdownList_breakdown";
};
export type BreakdownList_breakdown$key = {
  readonly " $data"?: BreakdownList_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "isMeasured"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreakdownList_breakdown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dimension",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
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
          "name": "detail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        },
        {
          "condition": "isMeasured",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RowFacts_row"
                  }
                ],
                "type": "AnalyticsRow",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "measured"
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsBreakdown",
  "abstractKey": null
};

(node as any).hash = "cd911bf5203dd9a48dc2c8b6fbafe60f";

export default node;
