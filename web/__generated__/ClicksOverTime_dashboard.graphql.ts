/**
 * @generated SignedSource<<6f6166ca24d32f3656d77328ffd4e28c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClicksOverTime_dashboard$data = {
  readonly clicksOverTime: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly clicks: number;
    readonly date: string;
    readonly isRunning: boolean;
    readonly visitors: number;
  }>;
  readonly historyLimitedFrom: string | null | undefined;
  readonly timeZone: string;
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
      "kind": "ScalarField",
      "name": "timeZone",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRunning",
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

(node as any).hash = "857c11949aba3f25233c7ee986796fd7";

export default node;
