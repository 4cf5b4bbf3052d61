/**
 * @generated SignedSource<<92a1af957148a1dd47f94973b35a24c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeepDivePanels_analytics$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BehaviourPanel_analytics" | "CitiesPanel_analytics" | "GeographyPanel_analytics" | "NetworkPanel_analytics" | "PerformancePanel_analytics" | "SourcesPanel_analytics" | "TrafficPanel_analytics" | "UrlPerformance_analytics" | "VariantsPanel_analytics">;
  readonly " $fragmentType": "DeepDivePanels_analytics";
};
export type DeepDivePanels_analytics$key = {
  readonly " $data"?: DeepDivePanels_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeepDivePanels_analytics">;
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
  "name": "DeepDivePanels_analytics",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CitiesPanel_analytics"
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

(node as any).hash = "e74d5d1aa8ad1a2495ea099881f8f765";

export default node;
