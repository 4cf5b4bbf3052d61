/**
 * @generated SignedSource<<63185498ed82ffd923b3ec2d82cb4d4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewTop_analytics$data = {
  readonly summary: {
    readonly clicks: {
      readonly value: number;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"SummaryCards_analytics" | "TrafficPanel_analytics">;
  readonly " $fragmentType": "OverviewTop_analytics";
};
export type OverviewTop_analytics$key = {
  readonly " $data"?: OverviewTop_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewTop_analytics">;
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
  "name": "OverviewTop_analytics",
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
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "a6325bfd5b46a596bd942ab7def232e8";

export default node;
