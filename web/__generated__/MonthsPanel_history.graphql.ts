/**
 * @generated SignedSource<<dd4380a4d0b546e82fdae7d52769cb83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthsPanel_history$data = {
  readonly forecast: number | null | undefined;
  readonly months: ReadonlyArray<{
    readonly clicks: number;
    readonly month: string;
  }>;
  readonly " $fragmentType": "MonthsPanel_history";
};
export type MonthsPanel_history$key = {
  readonly " $data"?: MonthsPanel_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthsPanel_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthsPanel_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forecast",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MonthClicks",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
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
  "type": "UsageHistory",
  "abstractKey": null
};

(node as any).hash = "be1e7c14384b62a63e9c78865b354424";

export default node;
