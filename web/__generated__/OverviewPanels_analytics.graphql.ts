/**
 * @generated SignedSource<<730d6f6a3fc9244c688b28f374ae3a80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewPanels_analytics$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OverviewRest_analytics" | "OverviewTop_analytics" | "TopUrlsPanel_analytics">;
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
      "args": [
        {
          "kind": "Variable",
          "name": "granularity",
          "variableName": "granularity"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OverviewTop_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverviewRest_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopUrlsPanel_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "e3c99708568f17c226209dee0d99161a";

export default node;
