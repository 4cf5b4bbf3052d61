/**
 * @generated SignedSource<<c230521f91074b20cdcbde66ecf51b8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewPanels_analytics$data = {
  readonly summary: {
    readonly clicks: {
      readonly value: number;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"BrowserPanel_analytics" | "DevicePanel_analytics" | "GeographyPanel_analytics" | "PeakHours_analytics" | "PerformancePanel_analytics" | "SourcesPanel_analytics" | "SummaryCards_analytics" | "TopUrlsPanel_analytics" | "TrafficPanel_analytics" | "UnmeasuredNote_analytics" | "WeekHeat_analytics">;
  readonly " $fragmentType": "OverviewPanels_analytics";
};
export type OverviewPanels_analytics$key = {
  readonly " $data"?: OverviewPanels_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewPanels_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "DAY",
      "kind": "LocalArgument",
      "name": "granularity"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewPanels_analytics",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryCards_analytics"
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
      "name": "SourcesPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeakHours_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeekHeat_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GeographyPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DevicePanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrowserPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerformancePanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopUrlsPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnmeasuredNote_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "2ed2cdde18fea4b021d84fcc03aaba39";

export default node;
