/**
 * @generated SignedSource<<33adb0a33174279db882c68c495cb565>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekHeat_analytics$data = {
  readonly heatmap: ReadonlyArray<{
    readonly clicks: number;
    readonly hour: number;
    readonly weekday: number;
  }>;
  readonly " $fragmentType": "WeekHeat_analytics";
};
export type WeekHeat_analytics$key = {
  readonly " $data"?: WeekHeat_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekHeat_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekHeat_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsWeekHour",
      "kind": "LinkedField",
      "name": "heatmap",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "91cc1d187d0d2ec49607eb31879102d6";

export default node;
