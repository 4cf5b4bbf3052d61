/**
 * @generated SignedSource<<da8d9f2d4d9c31d1738e2870a82775e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeepDivePanels_analytics$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BehaviourPanel_analytics" | "CitiesPanel_analytics" | "GeographyPanel_analytics" | "NetworkPanel_analytics" | "PerformancePanel_analytics" | "SourcesPanel_analytics" | "TrafficPanel_analytics" | "UrlPerformance_analytics">;
  readonly " $fragmentType": "DeepDivePanels_analytics";
};
export type DeepDivePanels_analytics$key = {
  readonly " $data"?: DeepDivePanels_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeepDivePanels_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeepDivePanels_analytics",
  "selections": [
    {
      "args": null,
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
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "15d24018ee9ed56c2b0710b907635260";

export default node;
