/**
 * @generated SignedSource<<12863fbb09d14f33c6bff722ef9b01d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Patterns_analytics$data = {
  readonly heatmap: ReadonlyArray<{
    readonly clicks: number;
    readonly hour: number;
    readonly weekday: number;
  }>;
  readonly " $fragmentType": "Patterns_analytics";
};
export type Patterns_analytics$key = {
  readonly " $data"?: Patterns_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Patterns_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Patterns_analytics",
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

(node as any).hash = "56c062271a9d8c37c929ebde3fd327b1";

export default node;
