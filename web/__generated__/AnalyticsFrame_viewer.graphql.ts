/**
 * @generated SignedSource<<e06f475b154ffbc68e4615b201c57906>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsFrame_viewer$data = {
  readonly analytics: {
    readonly summary: {
      readonly clicks: {
        readonly value: number;
      };
    };
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"ActiveNow_analytics" | "AnalyticsFooter_analytics" | "FilterBar_analytics" | "HistoryNotice_analytics">;
  };
  readonly hasClicks: boolean;
  readonly limits: {
    readonly maxAnalyticsHistoryDays: number;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsFooter_viewer">;
  readonly " $fragmentType": "AnalyticsFrame_viewer";
};
export type AnalyticsFrame_viewer$key = {
  readonly " $data"?: AnalyticsFrame_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsFrame_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "scope"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsFrame_viewer",
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
      "kind": "ScalarField",
      "name": "hasClicks",
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
        {
          "kind": "Variable",
          "name": "scope",
          "variableName": "scope"
        }
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
          "name": "ActiveNow_analytics"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilterBar_analytics"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HistoryNotice_analytics"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnalyticsFooter_analytics"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnalyticsFooter_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "88bb28c98f0795be9aeb65023f59c131";

export default node;
