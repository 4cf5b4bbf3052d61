/**
 * @generated SignedSource<<4932c1a68b1fc5d851a13a6c85979951>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DashboardPeriod = "LAST_24_HOURS" | "LAST_30_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "TODAY";
import type { FragmentRefs } from "relay-runtime";
export type StatCards_dashboard$data = {
  readonly activeUrls: number;
  readonly clicks: {
    readonly change: number | null | undefined;
    readonly value: number;
  };
  readonly clicksThisWeek: number;
  readonly clicksToday: number;
  readonly period: DashboardPeriod;
  readonly totalUrls: number;
  readonly visitors: {
    readonly change: number | null | undefined;
    readonly value: number;
  };
  readonly " $fragmentType": "StatCards_dashboard";
};
export type StatCards_dashboard$key = {
  readonly " $data"?: StatCards_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatCards_dashboard">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "change",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatCards_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trend",
      "kind": "LinkedField",
      "name": "clicks",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trend",
      "kind": "LinkedField",
      "name": "visitors",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clicksToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clicksThisWeek",
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};
})();

(node as any).hash = "5f0844df6f1d3e4682f552d0fe7bfc35";

export default node;
