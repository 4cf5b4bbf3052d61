/**
 * @generated SignedSource<<15c54fda44337361a35af8da215d37b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeepDivePanels_analytics$data = {
  readonly summary: {
    readonly clicks: {
      readonly value: number;
    };
  };
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

(node as any).hash = "3396bd33fda7f13597fb67a15ebe4670";

export default node;
