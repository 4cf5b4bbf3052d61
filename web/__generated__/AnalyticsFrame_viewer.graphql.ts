/**
 * @generated SignedSource<<ea60d1ab801ac977af8922d706924829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsFrame_viewer$data = {
  readonly analytics: {
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

(node as any).hash = "421933b5b6a657681cb01fa2f6ac9858";

export default node;
