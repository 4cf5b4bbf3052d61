/**
 * @generated SignedSource<<fe52571ffd81460ab48c47bdd5e66a3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewRest_analytics$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BrowserPanel_analytics" | "DevicePanel_analytics" | "GeographyPanel_analytics" | "PeakHours_analytics" | "PerformancePanel_analytics" | "SourcesPanel_analytics" | "UnmeasuredNote_analytics" | "WeekHeat_analytics">;
  readonly " $fragmentType": "OverviewRest_analytics";
};
export type OverviewRest_analytics$key = {
  readonly " $data"?: OverviewRest_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewRest_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewRest_analytics",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourcesPanel_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnmeasuredNote_analytics"
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
      "name": "PerformancePanel_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "8fcecb3fb05d6a6adfacca8250a64603";

export default node;
