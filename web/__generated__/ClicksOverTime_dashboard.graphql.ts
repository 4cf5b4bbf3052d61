/**
 * @generated SignedSource<<c1827cbecdf2a6b54228d2acfe91eef3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClicksOverTime_dashboard$data = {
  readonly clicksOverTime: ReadonlyArray<{
    readonly clicks: number;
    readonly date: string;
    readonly visitors: number;
  }>;
  readonly historyLimitedFrom: string | null | undefined;
  readonly " $fragmentType": "ClicksOverTime_dashboard";
};
export type ClicksOverTime_dashboard$key = {
  readonly " $data"?: ClicksOverTime_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClicksOverTime_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClicksOverTime_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "historyLimitedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayClicks",
      "kind": "LinkedField",
      "name": "clicksOverTime",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "6660eb8c7961c5419017123d6b861854";

export default node;
